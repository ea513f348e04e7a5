import { isServer, QueryClient } from '@tanstack/react-query';
import type { ApiError, ApiErrorCode } from '#lib/api/api-error.ts';

const fresh = 60_000;

let browserClient: QueryClient | undefined;

/**
 * Returns the query client: a new one per request on the server, one per browser. Pages without a QueryProvider hand it
 * to the hooks of the parts that they load lazily: `useQuery(options, getQueryClient())`.
 */
export function getQueryClient(): QueryClient {
  if (isServer) return newQueryClient();
  browserClient ??= newQueryClient();
  return browserClient;
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a read fails and says so, instead of waiting in silence; what failed is
      // read again as soon as the connection is back.
      queries: {
        staleTime: fresh,
        retry: isWorthRetrying,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      // A change fails at once as well; it is never sent later on its own.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const passingCodes: (ApiErrorCode | undefined)[] = ['network', 'unavailable', 'server_error'];

/** A refusal stays a refusal; an api that was away gets one more chance. The class of the error comes with the first call. */
function isWorthRetrying(failures: number, error: Partial<ApiError>): boolean {
  return failures < 1 && passingCodes.includes(error.code);
}
