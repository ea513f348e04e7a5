import { useMutation } from '@tanstack/react-query';
import { showToast } from '#components/ui/show-toast.ts';
import type { User } from '#contract/session.ts';
import { sessionStore, setUser, startSession } from '#lib/session/session-store.ts';
import { copy } from './profile-copy.ts';

type UserChange<V> = {
  /** Sends the change and returns the client as the api knows them then. */
  send: (value: V) => Promise<User>;
  /** What of the client will be seen to be new until the answer is there, where that is safe to say. */
  foresee?: (value: V) => Partial<User>;
};

/** Changes the client: seen at once where it is foreseen, taken back where it fails, told to the other tabs. */
export function useUserChange<V>(user: User, { send, foresee }: UserChange<V>) {
  return useMutation({
    mutationFn: send,
    onMutate: (value: V) => {
      const foreseen = foresee?.(value) ?? {};
      show(user, foreseen);
      // Until the answer is there, `user` is already the one that was foreseen. What else changes meanwhile stays.
      return Object.fromEntries(keysOf(foreseen).map((key) => [key, user[key]]));
    },
    onError: (_error, _value, before) => show(user, before ?? {}),
    onSuccess: (changed) => {
      startSession(changed);
      void showToast(copy.saved);
    },
  });
}

function keysOf(part: Partial<User>): (keyof User)[] {
  return Object.keys(part) as (keyof User)[];
}

/** Nobody who was signed out meanwhile comes back by a change of theirs. */
function show(user: User, part: Partial<User>): void {
  const session = sessionStore.getState();
  if (session.status !== 'guest') setUser({ ...(session.user ?? user), ...part });
}
