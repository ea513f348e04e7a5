import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#lib/session/session-store.ts';

/** The first parts of the keys of what everybody may see; all else belongs to whoever is signed in. */
const publicKeys: unknown[] = ['locations', 'search', 'slots', 'reviews', 'cancel-reasons'];

const forgetful = new WeakSet<QueryClient>();

/** From now on the client forgets what belongs to somebody as soon as they are not the one who is signed in. */
export function forgetOthers(client: QueryClient): void {
  if (forgetful.has(client)) return;
  forgetful.add(client);
  let owner = sessionStore.getState().user?.id;
  sessionStore.subscribe(({ user }) => {
    if (owner !== undefined && owner !== user?.id)
      client.removeQueries({ predicate: ({ queryKey }) => !publicKeys.includes(queryKey[0]) });
    owner = user?.id;
  });
}
