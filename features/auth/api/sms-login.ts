import { resendSeconds } from '#contract/account-values.ts';
import { withoutSpaces } from '#domain/words/phone-label.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import type { AuthSettings } from '#lib/env.ts';
import { useAuthMutation } from './auth-mutation.ts';

/** Sends a code to a phone number as typed. Throws ApiError, with the seconds to wait if it is too soon. */
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

/** Signs in with an SMS code and returns the client. Throws ApiError. */
export function useSmsSignIn() {
  return useAuthMutation(async (code: SmsCode) => {
    await renewCsrfCookie();
    const body = { ...code, phone: withoutSpaces(code.phone) };
    return (await call('confirmLoginSms', { body })).data;
  });
}
