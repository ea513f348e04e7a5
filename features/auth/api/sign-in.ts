import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { resendSeconds } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import type { CallInput } from '#contract/types.ts';
import { withoutSpaces } from '#domain/words/contact-labels.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import type { AuthSettings } from '#lib/env.ts';
import { captchaToken } from '#lib/session/captcha.ts';

/** Keeps no variables after the form unmounts, because they contain passwords and codes. */
export function useAuthMutation<V, D>(mutationFn: (variables: V) => Promise<D>) {
  return useMutation({ mutationFn, gcTime: 0 }, getQueryClient()).mutateAsync;
}

/** Logs out and retries once on a 401, which means an expired session. */
export function useSignIn({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async ({ email, password }: { email: string; password: string }) => {
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

/**
 * Call with each error of a request that sets e-mail and password. Signs in if a refusal follows a
 * lost response, because the request may have succeeded. Else, or if that fails, rethrows.
 */
export function useSignInAfterLoss(settings: AuthSettings) {
  const wasLost = useRef(false);
  const signIn = useSignIn(settings);
  return async (
    error: unknown,
    { email, password }: { email: string; password?: string | undefined },
  ): Promise<User> => {
    const isLost = isApiError(error, 'network', 'unavailable');
    if (isLost || !wasLost.current || !password) {
      wasLost.current ||= isLost;
      throw error;
    }
    return signIn({ email, password }).catch(() => {
      throw error;
    });
  };
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

export function useSendPasswordCode({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async (email: string) => {
    const captcha_token = await captchaToken(captchaSiteKey, 'password');
    const body = { email, requested_by: 'client', captcha_token } as const;
    const sent = await call('sendPasswordCode', { body });
    return { ...sent, seconds: sent.seconds ?? resendSeconds.mail };
  });
}

export type SetupFields = Omit<CallInput<'setupPassword'>['body'], 'captcha_token'>;

export function useSetUpPassword({ captchaSiteKey }: AuthSettings) {
  return useAuthMutation(async (fields: SetupFields) => {
    await call('csrfCookie');
    const captcha_token = await captchaToken(captchaSiteKey, 'setup_password');
    await call('setupPassword', { body: { ...fields, captcha_token } });
  });
}
