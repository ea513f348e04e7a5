import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { leavePageNote } from '#components/layout/page-note.tsx';
import type { User } from '#contract/session.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { leaveEntry } from '#lib/browser/history-entry.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
import { endSession } from '#lib/session/end-session.ts';

const load = lazyPart(() => import('#lib/api/signed-in-user.lazy.ts'), { optional: true });

type Change = {
  isDone: (client: User) => boolean;
  note: string;
};

/**
 * Returns a handler for each error of a change, which may have succeeded if a response was lost.
 * Then the handler returns the client if `isDone`, or leaves the page if the session has ended. Else
 * it rethrows. Keeps this tab's session, so that SessionGuard does not redirect.
 */
export function useLostResponse({ isDone, note }: Change) {
  const wasLost = useRef(false);
  return async (error: unknown): Promise<User> => {
    wasLost.current ||= isApiError(error, 'network', 'unavailable');
    if (!wasLost.current) throw error;
    const client = await load()
      .then(({ signedInUser }) => signedInUser({ keepSession: true }))
      .catch(() => {
        throw error;
      });
    if (client === null) return leaveWith(note);
    if (!isDone(client)) throw error;
    return client;
  };
}

export function useLeave<V>(send: (value: V) => Promise<null>, note: string) {
  const afterLoss = useLostResponse({ isDone: () => false, note });
  return useMutation({
    mutationFn: (value: V): Promise<unknown> => send(value).catch(afterLoss),
    // The value may contain a password or a code.
    gcTime: 0,
    onSuccess: () => leaveWith(note),
  });
}

/** Never settles, so that the form stays pending. */
function leaveWith(note: string): Promise<never> {
  leaveEntry();
  endSession();
  leavePageNote(note);
  window.location.assign(window.location.origin);
  return new Promise(() => {});
}
