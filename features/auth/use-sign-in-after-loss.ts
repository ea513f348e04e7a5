import { useRef } from 'react';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import type { AuthSettings } from '#lib/env.ts';
import { useSignIn } from './api/sign-in.ts';

type Credentials = { email: string; password?: string | undefined };

/**
 * Call with each error of a request that sets `credentials`. If a retry is refused after a lost
 * response, the first attempt may have succeeded: returns the client whom they sign in. Else
 * rethrows.
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
    return signIn.mutateAsync({ email, password }).catch(() => {
      throw error;
    });
  };
}
