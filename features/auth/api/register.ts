import { resendSeconds } from '#contract/account-values.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import type { AuthSettings } from '#lib/env.ts';
import type { RegistrationData } from '../registration-data.ts';
import { useAuthMutation } from './sign-in.ts';

type TemporaryRegistration = {
  data: RegistrationData;
  token: string | null;
  temporaryToken?: string;
};

/** A resend submits the form again with `temporaryToken`: the api keeps password and proof of identity. */
export function useRegisterTemporarily({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async ({ data, token, temporaryToken }: TemporaryRegistration) => {
    await renewCsrfCookie();
    const captcha_token = await captchaToken(captchaSiteKey, 'register');
    const body = { ...data, token, temporary_token: temporaryToken, captcha_token };
    const sent = await call('registerTemporarily', { body });
    return { ...sent, seconds: sent.seconds ?? resendSeconds.registration };
  });
}

type ConfirmedRegistration = { data: RegistrationData; token: string; confirmation_code: string };

export function useRegisterClient() {
  return useAuthMutation(async ({ data, ...proof }: ConfirmedRegistration) => {
    await renewCsrfCookie();
    return (await call('registerClient', { body: { ...data, ...proof } })).data;
  });
}
