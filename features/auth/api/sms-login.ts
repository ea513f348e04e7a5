import { resendSeconds } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { withoutSpaces } from '#domain/without-spaces.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';
import type { AuthSettings } from '#lib/env.ts';
import { captchaToken } from '../captcha.ts';

/** Asks for a code on a phone, as it was typed. Throws ApiError, with the seconds to wait when it is too soon. */
export async function sendLoginSms(phone: string, { captchaSiteKey }: AuthSettings) {
  const sent = await call('sendLoginSms', {
    body: {
      phone: withoutSpaces(phone),
      captcha_token: await captchaToken(captchaSiteKey, 'sms'),
    },
  });
  return { ...sent, seconds: sent.seconds ?? resendSeconds.smsLogin };
}

type SmsCode = { phone: string; token: string; confirmation_code: string };

/** Signs in with the code of the SMS and returns the client. Throws ApiError. */
export async function signInBySms(code: SmsCode): Promise<User> {
  await renewCsrfCookie();
  const { data } = await call('confirmLoginSms', {
    body: { ...code, phone: withoutSpaces(code.phone) },
  });
  return data;
}
