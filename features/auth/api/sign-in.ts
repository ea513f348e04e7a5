import type { SocialLoginBody } from '#contract/social-login.ts';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';

type Credentials = { email: string; password: string; captcha_token?: string };

/**
 * Signs in by e-mail and password and returns the client. A 401 means that the browser carried a dead
 * session: it is left, and the sign-in is tried once more. Throws ApiError.
 */
export async function signIn(credentials: Credentials): Promise<User> {
  await renewCsrfCookie();
  try {
    return await login(credentials);
  } catch (error) {
    if (!isApiError(error, 'unauthenticated')) throw error;
  }
  await call('logout').catch(() => undefined);
  await renewCsrfCookie();
  return login(credentials);
}

async function login(credentials: Credentials): Promise<User> {
  const { data } = await call('login', { body: { from: 'client', ...credentials } });
  return data;
}

/** Signs in with what Apple or Facebook said of the visitor. Throws ApiError. */
export async function signInSocially(profile: SocialLoginBody): Promise<User> {
  await renewCsrfCookie();
  const { data } = await call('loginSocial', { body: profile });
  return data;
}
