import { useMutation } from '@tanstack/react-query';
import { showToast } from '#components/ui/show-toast.ts';
import type { User } from '#contract/session.ts';
import { sessionStore, setUser, startSession } from '#lib/session/session-store.ts';
import { copy } from './profile-copy.ts';

type UserChange<V> = {
  /** Sends the change and returns the client as the api knows them then. */
  send: (value: V) => Promise<User>;
  /** What will be seen of the client until the answer is there, where that is safe to say. */
  foresee?: (user: User, value: V) => User;
};

/** Changes the client: seen at once where it is foreseen, taken back where it fails, told to the other tabs. */
export function useUserChange<V>(user: User, { send, foresee }: UserChange<V>) {
  return useMutation({
    mutationFn: send,
    onMutate: (value: V) => {
      if (foresee) show(foresee(user, value));
      // Until the answer is there, `user` is already the one that was foreseen.
      return { before: user };
    },
    onError: (_error, _value, context) => {
      if (foresee && context) show(context.before);
    },
    onSuccess: (changed) => {
      startSession(changed);
      void showToast(copy.saved);
    },
  });
}

/** Nobody who was signed out meanwhile comes back by a change of theirs. */
function show(user: User): void {
  if (sessionStore.getState().status !== 'guest') setUser(user);
}
