import { useRef } from 'react';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { signedInUser } from '#lib/api/signed-in-user.lazy.ts';

/**
 * Returns the client as the api has them after a lost response; null if the change ended the session.
 * Rethrows if no response was lost or the api is unreachable. The caller leaves the page after null:
 * a redirect of this private page to the login would race with it.
 */
export function useLostResponse() {
  const wasLost = useRef(false);
  return async (error: unknown): Promise<User | null> => {
    // A retry may be refused because the first attempt succeeded.
    wasLost.current ||= isApiError(error, 'network', 'unavailable');
    if (!wasLost.current) throw error;
    return signedInUser({ keepSession: true }).catch(() => {
      throw error;
    });
  };
}
