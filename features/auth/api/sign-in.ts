import { useMutation } from '@tanstack/react-query';
import type { SocialLoginBody } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import type { AuthSettings } from '#lib/env.ts';
import { resendSeconds } from '#contract/account-values.ts';
import { withoutSpaces } from '#domain/words/phone-label.ts';
import { registrationBody, type RegistrationFields } from '../registration-data.ts';

/** The variables contain passwords and codes: the cache drops them when the form unmounts. */
export function useAuthMutation<V, D>(mutationFn: (variables: V) => Promise<D>) {
  return useMutation({ mutationFn, gcTime: 0 }, getQueryClient()).mutateAsync;
}

type Credentials = { email: string; password: string };

/** On a 401, the browser has an expired session: logs out and retries once. */
export function useSignIn({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async ({ email, password }: Credentials) => {
    const captcha_token = await captchaToken(captchaSiteKey, 'login');
    const body = { from: 'client', email, password, captcha_token } as const;
    const logIn = async () => {
      await call('csrfCookie');
      return (await call('login', { body })).data;
    };
    try {
      return await logIn();
    } catch (error) {
      if (!isApiError(error, 'unauthenticated')) throw error;
    }
    await call('logout').catch(() => undefined);
    return logIn();
  });
}

export function useSocialSignIn() {
  return useAuthMutation(async (profile: SocialLoginBody) => {
    await call('csrfCookie');
    return (await call('loginSocial', { body: profile })).data;
  });
}

export function useSendLoginSms({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async (phone: string) => {
    const captcha_token = await captchaToken(captchaSiteKey, 'sms');
    const sent = await call('sendLoginSms', {
      body: { phone: withoutSpaces(phone), captcha_token },
    });
    return { ...sent, seconds: sent.seconds ?? resendSeconds.smsLogin };
  });
}

type SmsCode = { phone: string; token: string; confirmation_code: string };

export function useSmsSignIn() {
  return useAuthMutation(async (code: SmsCode) => {
    await call('csrfCookie');
    const body = { ...code, phone: withoutSpaces(code.phone) };
    return (await call('confirmLoginSms', { body })).data;
  });
}

type Registration = { data: RegistrationFields; social: SocialLoginBody | null };
type TemporaryRegistration = Registration & { temporaryToken?: string };

/** A resend with `temporaryToken` may lack password and identity token: the api has them. */
export function useRegisterTemporarily({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async ({ data, social, temporaryToken }: TemporaryRegistration) => {
    await call('csrfCookie');
    const captcha_token = await captchaToken(captchaSiteKey, 'register');
    const tokens = { token: social?.token || null, temporary_token: temporaryToken, captcha_token };
    const body = { ...registrationBody(data, social), ...tokens };
    const sent = await call('registerTemporarily', { body });
    return { ...sent, seconds: sent.seconds ?? resendSeconds.registration };
  });
}

type ConfirmedRegistration = Registration & { token: string; confirmation_code: string };

export function useRegisterClient() {
  return useAuthMutation(async ({ data, social, ...proof }: ConfirmedRegistration) => {
    await call('csrfCookie');
    const body = { ...registrationBody(data, social), ...proof };
    return (await call('registerClient', { body })).data;
  });
}
