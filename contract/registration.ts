import { z } from 'zod';
import { publicCall } from './call.ts';
import {
  captchaToken,
  challengeToken,
  email,
  mobilePhone,
  newPassword,
  personName,
  secondsToResend,
  smsCode,
  withMatchingPasswords,
} from './identity.ts';
import { user } from './session.ts';
import { accountLengths, registerMethods } from './account-values.ts';

const registrationFields = z.object({
  from: z.literal('web'),
  register_method: z.enum(registerMethods),
  first_name: personName,
  last_name: personName,
  email,
  phone: mobilePhone,
  /** As typed. */
  temp_phone: z.string().max(accountLengths.phone).optional(),
  password: newPassword.optional(),
  password_confirmation: newPassword.optional(),
  terms_and_conditions: z.literal(true, { error: 'Trebuie să accepți Termenii și condițiile' }),
  marketing: z.boolean().optional(),
  /** User id at Apple or Facebook; null for registration by e-mail. */
  external_id: z.string().max(accountLengths.externalId).nullish(),
  avatar_fb_url: z.string().max(accountLengths.address).nullish(),
  device_name: z.string().max(accountLengths.userAgent).optional(),
  captcha_token: captchaToken,
});

/**
 * `token` is from Apple or Facebook. `temporary_token` asks for another code for that registration,
 * whose password or identity is taken if this body has none.
 */
export const registrationForm = withMatchingPasswords(
  registrationFields.extend({
    token: z.string().max(accountLengths.identityToken).nullish(),
    temporary_token: challengeToken.optional(),
  }),
).superRefine((form, ctx) => {
  if (form.register_method !== 'email' || form.temporary_token !== undefined) return;
  for (const field of ['password', 'password_confirmation'] as const)
    if (form[field] === undefined)
      ctx.addIssue({ code: 'invalid_type', expected: 'string', input: undefined, path: [field] });
});

/**
 * `token` names the temporary registration, whose stored form creates the account. This body's
 * password is ignored, because a reload may lose it.
 */
export const registerClientBody = withMatchingPasswords(
  registrationFields.extend({ token: challengeToken, confirmation_code: smsCode }),
);

export const registerTemporarilyCall = publicCall('registration', {
  summary: 'Keeps the form for 15 minutes and sends a code by SMS; again for another code',
  body: registrationForm,
  success: {
    status: 200,
    schema: z.object({ data: challengeToken, seconds: secondsToResend, message: z.string() }),
  },
});

export const registerClientCall = publicCall('registration', {
  summary: 'Makes the account of a temporary registration and signs the client in',
  body: registerClientBody,
  success: { status: 201, schema: z.object({ data: user }) },
});
