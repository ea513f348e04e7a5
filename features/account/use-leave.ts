import { useMutation } from '@tanstack/react-query';
import { leaveHomeNote } from '#lib/home-note.ts';
import { leaveEntry } from '#lib/history-entry.ts';
import { endSession } from '#lib/session/end-session.ts';

/** A call that ends the session: the other tabs hear of it, and the home page is loaded anew, which says `note`. */
export function useLeave<V>(send: (value: V) => Promise<null>, note: string) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => leaveWith(note),
  });
}

/** Ends the session in every tab and loads the home page anew, which says `note`. */
export function leaveWith(note: string): void {
  // The dialog that asked goes with the session: its way back would stop the way home.
  leaveEntry();
  endSession();
  leaveHomeNote(note);
  window.location.assign(window.location.origin);
}
