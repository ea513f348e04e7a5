import { useMutation } from '@tanstack/react-query';
import { endSession } from '#lib/session/session-store.ts';

/** A call that ends the session: the other tabs hear of it, and the home page is loaded anew. */
export function useLeave<V>(send: (value: V) => Promise<null>) {
  return useMutation({
    mutationFn: send,
    onSuccess: () => {
      endSession();
      window.location.assign(window.location.origin);
    },
  });
}
