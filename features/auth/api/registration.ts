import { accountLengths, resendSeconds } from '#contract/account-values.ts';
import type { SocialLoginBody } from '#contract/session.ts';
import { dayMs } from '#domain/time/local-time.ts';
import { withoutSpaces } from '#domain/words/contact-labels.ts';
import { call } from '#lib/api/call.ts';
import { siteCookies } from '#lib/browser/browser-storage.ts';
import type { AuthSettings } from '#lib/env.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import { useAuthMutation } from './sign-in.ts';

export type RegistrationFields = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password?: string;
  password_confirmation?: string;
  terms_and_conditions: boolean;
  marketing: boolean;
};

export function registrationBody(fields: RegistrationFields, social: SocialLoginBody | null) {
  const { password, password_confirmation, ...others } = fields;
  return {
    ...others,
    from: 'web' as const,
    register_method: social?.social ?? ('email' as const),
    phone: withoutSpaces(fields.phone),
    temp_phone: fields.phone,
    ...(!social && { password, password_confirmation }),
    // The api refuses false.
    terms_and_conditions: fields.terms_and_conditions as true,
    external_id: social?.external_id ?? null,
    avatar_fb_url: social?.avatar_fb_url ?? null,
    device_name: navigator.userAgent.slice(0, accountLengths.userAgent),
  };
}

type Registration = { data: RegistrationFields; social: SocialLoginBody | null };
type TemporaryRegistration = Registration & { temporaryToken?: string };

/** A resend with `temporaryToken` may lack password and identity token, which the api has. */
export function useRegisterTemporarily({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async ({ data, social, temporaryToken }: TemporaryRegistration) => {
    await call('csrfCookie');
    const captcha_token = await captchaToken(captchaSiteKey, 'register');
    const tokens = { token: social?.token || null, temporary_token: temporaryToken, captcha_token };
    const body = { ...registrationBody(data, social), ...tokens };
    const sent = await call('registerTemporarily', { body });
    const { seconds = resendSeconds.registration } = sent;
    rememberResendWait(seconds);
    return { ...sent, seconds };
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

const cookieName = 'registerResendAt';

export function rememberResendWait(seconds: number): void {
  const expires = new Date(Date.now() + seconds * 1000);
  siteCookies.set(cookieName, String(expires.getTime()), { path: '/', sameSite: 'Lax', expires });
}

export function forgetResendWait(): void {
  siteCookies.remove(cookieName, { path: '/' });
}

export function resendWait(): number {
  const ms = Number(siteCookies.get(cookieName)) - Date.now();
  return ms > 0 && ms <= dayMs ? ms / 1000 : 0;
}
