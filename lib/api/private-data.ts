import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#lib/session/session-store.ts';

/** First key segments of public queries; all others are private. */
const publicKeys: unknown[] = ['locations', 'search', 'slots', 'reviews', 'cancel-reasons'];

const forgetful = new WeakSet<QueryClient>();

export function clearPrivateQueries(client: QueryClient): void {
  if (forgetful.has(client)) return;
  forgetful.add(client);
  let owner = sessionStore.getState().user?.id;
  sessionStore.subscribe(({ user }) => {
    if (owner !== undefined && owner !== user?.id)
      client.removeQueries({ predicate: ({ queryKey }) => !publicKeys.includes(queryKey[0]) });
    owner = user?.id;
  });
}
