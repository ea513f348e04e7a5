import { useRef } from 'react';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { signedInUser } from '#lib/api/signed-in-user.lazy.ts';

/**
 * Returns the client after a lost response, or null if the change ended the session: then the caller must
 * leave the page. Until then this tab keeps its session, so that SessionGuard does not redirect too. Rethrows
 * without a lost response or api.
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
