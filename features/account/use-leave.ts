import { useMutation } from '@tanstack/react-query';
import { leavePageNote } from '#components/layout/page-note.tsx';
import { leaveEntry } from '#lib/browser/history-entry.ts';
import { endSession } from '#lib/session/end-session.ts';

/** Stays pending after a success, so that nothing is sent again until the browser leaves. */
export function useLeave<V>(send: (value: V) => Promise<null>, note: string) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      leaveWith(note);
      return new Promise(() => {});
    },
  });
}

/** Ends the session in all tabs and loads the home page with `note`. */
export function leaveWith(note: string): void {
  leaveEntry();
  endSession();
  leavePageNote(note);
  window.location.assign(window.location.origin);
}
