import { useRef } from 'react';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { signedInUser } from '#lib/api/signed-in-user.lazy.ts';

/**
 * Finds out what became of a change whose answer was lost: returns the client as the api knows them now, null where the
 * change has ended their session. Throws the error that it is given where that is the answer, or the api cannot be asked.
 */
export function useLostAnswer() {
  const wasLost = useRef(false);
  return async (error: unknown): Promise<User | null> => {
    // What is refused after that may be so because the change was made the first time.
    wasLost.current ||= isApiError(error, 'network', 'unavailable');
    if (!wasLost.current) throw error;
    return signedInUser().catch(() => {
      throw error;
    });
  };
}
