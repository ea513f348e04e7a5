import { isServer, QueryClient } from '@tanstack/react-query';
import type { ApiError, ApiErrorCode } from '#lib/api/api-error.ts';

const fresh = 60_000;

let browserClient: QueryClient | undefined;

/** Returns the query client: one per request on the server, one per browser. */
export function getQueryClient(): QueryClient {
  if (isServer) return newQueryClient();
  browserClient ??= newQueryClient();
  return browserClient;
}

function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, a read fails at once and says so instead of pausing silently; failed reads are refetched
      // when the connection returns.
      queries: {
        staleTime: fresh,
        retry: isWorthRetrying,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      // A mutation fails at once as well and is never sent later on its own.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

const passingCodes: (ApiErrorCode | undefined)[] = ['network', 'unavailable', 'server_error'];

/** Refusals are final; an unreachable api gets one retry. The ApiError class is not loaded here. */
function isWorthRetrying(failures: number, error: Partial<ApiError>): boolean {
  return failures < 1 && passingCodes.includes(error.code);
}
