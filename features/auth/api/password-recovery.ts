import { resendSeconds } from '#contract/account-values.ts';
import { call } from '#lib/api/call.ts';
import type { AuthSettings } from '#lib/env.ts';
import { captchaToken } from '../captcha.ts';

const requested_by = 'client';

/** Asks for a code by mail. Throws ApiError, with the seconds to wait when it is too soon. */
export async function sendPasswordCode(email: string, { captchaSiteKey }: AuthSettings) {
  const captcha_token = await captchaToken(captchaSiteKey, 'password');
  const sent = await call('sendPasswordCode', { body: { email, requested_by, captcha_token } });
  return { ...sent, seconds: sent.seconds ?? resendSeconds.mail };
}

/** Asks whether the code of a mail is right. Throws ApiError, with what is wrong on `token`. */
export async function verifyPasswordCode(email: string, token: string): Promise<void> {
  await call('verifyPasswordCode', { body: { email, token, requested_by } });
}

type NewPassword = {
  email: string;
  token: string;
  password: string;
  password_confirmation: string;
};

/** Sets a new password by the code of a mail. Throws ApiError. */
export async function resetPassword(fields: NewPassword): Promise<void> {
  await call('resetPassword', { body: { ...fields, requested_by } });
}
