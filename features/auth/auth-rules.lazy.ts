import '#lib/browser/zod-without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import {
  resetPasswordBody,
  sendPasswordCodeBody,
  setupPasswordBody,
  verifyPasswordCodeBody,
} from '#contract/password.ts';
import { registerClientBody, registrationForm } from '#contract/registration.ts';
import { confirmLoginSmsBody, loginBody, sendLoginSmsBody } from '#contract/session.ts';
import type { AuthStep } from './auth-step.ts';
import { registrationBody } from './api/registration.ts';

export function rulesOf(step: AuthStep): Resolver<FieldValues> {
  const from = 'client';
  switch (step.name) {
    case 'login':
      return of(loginBody, { from });
    case 'setup-password':
      return of(setupPasswordBody);
    case 'recovery-email':
      return of(sendPasswordCodeBody, { requested_by: from });
    case 'recovery-code':
      return of(verifyPasswordCodeBody, { email: step.email, requested_by: from });
    case 'recovery-password':
      return of(resetPasswordBody, { email: step.email, token: step.token, requested_by: from });
    case 'sms-phone':
      return of(sendLoginSmsBody);
    case 'sms-code':
      return of(confirmLoginSmsBody, { phone: step.phone, token: step.token });
    case 'registration-form':
      return of(registrationForm, {
        from: 'web',
        register_method: step.social?.social ?? 'email',
      });
    case 'registration-code':
      return of(registerClientBody, {
        ...registrationBody(step.data, step.social),
        token: step.token,
      });
    default:
      return (values) => ({ values, errors: {} });
  }
}

function of(
  body: z.ZodType<FieldValues, FieldValues>,
  earlier: object = {},
): Resolver<FieldValues> {
  const resolve = zodResolver(body, undefined, { raw: true });
  return async (fields, ...rest) => {
    const { errors } = await resolve({ ...earlier, ...fields }, ...rest);
    const own = Object.entries(errors).filter(([field]) => !(field in earlier));
    if (own.length === 0) return { values: fields, errors: {} };
    return { values: {}, errors: Object.fromEntries(own) as FieldErrors };
  };
}
