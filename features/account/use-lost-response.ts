import { useRef } from 'react';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const load = lazyPart(() => import('#lib/api/signed-in-user.lazy.ts'), { optional: true });

/**
 * After a lost response, returns the client, or null if the change ended the session: the caller
 * must then leave the page. This tab's session stays, else SessionGuard would redirect. Rethrows if
 * no response was lost or the api is unreachable.
 */
export function useLostResponse() {
  const wasLost = useRef(false);
  return async (error: unknown): Promise<User | null> => {
    wasLost.current ||= isApiError(error, 'network', 'unavailable');
    if (!wasLost.current) throw error;
    try {
      const { signedInUser } = await load();
      return await signedInUser({ keepSession: true });
    } catch {
      throw error;
    }
  };
}
