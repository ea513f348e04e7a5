import { isServer, QueryClient } from '@tanstack/react-query';
import { sessionStore } from '#lib/session/session-store.ts';
import { isApiError, type ApiErrorCode } from './api-error.ts';

/** The call was not attempted or its outcome is unknown. */
export const retryableCodes: readonly ApiErrorCode[] = ['network', 'unavailable', 'server_error'];

const fresh = 60_000;

let browserClient: QueryClient | undefined;

export function getQueryClient(): QueryClient {
  if (isServer) return newQueryClient();
  if (!browserClient) {
    browserClient = newQueryClient();
    clearPrivateQueries(browserClient);
  }
  return browserClient;
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline reads fail after one retry; a reconnect refetches them.
      queries: {
        staleTime: fresh,
        retry: (failures, error) => failures < 1 && isApiError(error, ...retryableCodes),
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** First key segments of public queries; all others are private. */
const publicKeys: unknown[] = ['locations', 'search', 'slots', 'reviews'];

function clearPrivateQueries(client: QueryClient): void {
  let owner = sessionStore.getState().user?.id;
  sessionStore.subscribe(({ user }) => {
    if (owner !== undefined && owner !== user?.id)
      client.removeQueries({ predicate: ({ queryKey }) => !publicKeys.includes(queryKey[0]) });
    owner = user?.id;
  });
}
