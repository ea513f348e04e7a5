import { resendSeconds } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';
import type { AuthSettings } from '#lib/env.ts';
import { captchaToken } from '../captcha.ts';
import type { RegistrationData } from '../registration-data.ts';

/**
 * Hands in a registration, for which a code comes by SMS; again for another code. `token` is the one of Apple or
 * Facebook. Throws ApiError.
 */
export async function registerTemporarily(
  data: RegistrationData,
  token: string | null,
  { captchaSiteKey }: AuthSettings,
) {
  await renewCsrfCookie();
  const captcha_token = await captchaToken(captchaSiteKey, 'register');
  const sent = await call('registerTemporarily', { body: { ...data, token, captcha_token } });
  return { ...sent, seconds: sent.seconds ?? resendSeconds.registration };
}

/** Makes the account with the code of the SMS and returns the client, who is signed in. Throws ApiError. */
export async function registerClient(
  data: RegistrationData,
  proof: { token: string; confirmation_code: string },
): Promise<User> {
  await renewCsrfCookie();
  const { data: user } = await call('registerClient', { body: { ...data, ...proof } });
  return user;
}
