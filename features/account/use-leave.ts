import { useMutation } from '@tanstack/react-query';
import { leavePageNote } from '#components/layout/page-note.tsx';
import { leaveEntry } from '#lib/browser/history-entry.ts';
import { endSession } from '#lib/session/end-session.ts';
import { useLostResponse } from './use-lost-response.ts';

export function useLeave<V>(send: (value: V) => Promise<null>, note: string) {
  const clientNow = useLostResponse();
  return useMutation({
    mutationFn: (value: V) =>
      send(value).catch(async (error: unknown) => {
        // If the client is a guest now, the call succeeded: only the response was lost.
        if (await clientNow(error)) throw error;
        return null;
      }),
    onSuccess: () => leaveWith(note),
  });
}

/**
 * Ends the session in all tabs and loads the home page with `note`. Never settles: the form stays
 * pending.
 */
export function leaveWith(note: string): Promise<never> {
  leaveEntry();
  endSession();
  leavePageNote(note);
  window.location.assign(window.location.origin);
  return new Promise(() => {});
}
