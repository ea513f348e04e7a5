import { resendSeconds } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';
import type { AuthSettings } from '#lib/env.ts';
import { captchaToken } from '../captcha.ts';
import type { RegistrationData } from '../registration-data.ts';

type TemporaryRegistration = {
  data: RegistrationData;
  /** The identity token of Apple or Facebook. */
  token: string | null;
  temporaryToken?: string;
};

/**
 * Sends a registration form, for which a code comes by SMS. For another code it goes again, with the token of the
 * temporary registration: the api keeps its password and identity. Throws ApiError.
 */
export async function registerTemporarily(
  { data, token, temporaryToken }: TemporaryRegistration,
  { captchaSiteKey }: AuthSettings,
) {
  await renewCsrfCookie();
  const captcha_token = await captchaToken(captchaSiteKey, 'register');
  const body = { ...data, token, temporary_token: temporaryToken, captcha_token };
  const sent = await call('registerTemporarily', { body });
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
