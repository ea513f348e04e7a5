import { useMutation } from '@tanstack/react-query';
import { showToast } from '#lib/browser/show-toast.ts';
import type { User } from '#contract/session.ts';
import { sessionStore, setUser, startSession } from '#lib/session/session-store.ts';

type UserChange<V> = {
  send: (value: V) => Promise<User>;
  optimistic?: (value: V) => Partial<User>;
  note?: string;
};

export function useUserChange<V>(user: User, change: UserChange<V>) {
  const { send, optimistic, note = 'Modificările au fost salvate.' } = change;
  return useMutation({
    mutationFn: send,
    // The value may contain a password or a code.
    gcTime: 0,
    onMutate: (value: V) => {
      const changes = optimistic?.(value) ?? {};
      show(user, changes);
      // Rolls back only these fields, because others may change concurrently.
      return Object.fromEntries(keysOf(changes).map((key) => [key, user[key]]));
    },
    onError: (_error, _value, before) => show(user, before ?? {}),
    onSuccess: (changed) => {
      // Also updates other tabs.
      startSession(changed);
      void showToast(note);
    },
  });
}

function keysOf(part: Partial<User>): (keyof User)[] {
  return Object.keys(part) as (keyof User)[];
}

/** Ignores changes after a concurrent sign-out. */
function show(user: User, part: Partial<User>): void {
  const session = sessionStore.getState();
  if (session.status !== 'guest') setUser({ ...(session.user ?? user), ...part });
}
