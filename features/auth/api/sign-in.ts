import type { SocialLoginBody } from '#contract/social-login.ts';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call, renewCsrfCookie } from '#lib/api/call.ts';
import { captchaToken } from '#lib/session/captcha.ts';
import type { AuthSettings } from '#lib/env.ts';
import { useAuthMutation } from './auth-mutation.ts';

type Credentials = { email: string; password: string };

/**
 * Signs in by e-mail and password and returns the client. On 401 the browser has an expired session: logs out
 * and retries once. Throws ApiError.
 */
export function useSignIn({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async ({ email, password }: Credentials) => {
    const captcha_token = await captchaToken(captchaSiteKey, 'login');
    const credentials = { email, password, captcha_token };
    await renewCsrfCookie();
    try {
      return await login(credentials);
    } catch (error) {
      if (!isApiError(error, 'unauthenticated')) throw error;
    }
    await call('logout').catch(() => undefined);
    await renewCsrfCookie();
    return login(credentials);
  });
}

async function login(
  credentials: Credentials & { captcha_token?: string | undefined },
): Promise<User> {
  const { data } = await call('login', { body: { from: 'client', ...credentials } });
  return data;
}

/** Signs in with an Apple or Facebook profile and returns the client. Throws ApiError. */
export function useSocialSignIn() {
  return useAuthMutation(async (profile: SocialLoginBody) => {
    await renewCsrfCookie();
    return (await call('loginSocial', { body: profile })).data;
  });
}
