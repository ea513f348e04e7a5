import { useRef } from 'react';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import type { AuthSettings } from '#lib/env.ts';
import { useSignIn } from './api/sign-in.ts';

type Credentials = { email: string; password?: string | undefined };

/**
 * Call with each error of a request that sets e-mail and password. If a refusal follows a lost
 * response, the request may have succeeded: signs in. Rethrows otherwise, or if the sign-in fails.
 */
export function useSignInAfterLoss(settings: AuthSettings) {
  const wasLost = useRef(false);
  const signIn = useSignIn(settings);
  return async (error: unknown, { email, password }: Credentials): Promise<User> => {
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
