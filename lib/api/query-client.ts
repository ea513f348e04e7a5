import { isServer, QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { retryableCodes } from './retryable-codes.ts';

const fresh = 60_000;

let browserClient: QueryClient | undefined;

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

/** Refusals are final; an unreachable api gets one retry. The ApiError class is not loaded here. */
function isWorthRetrying(failures: number, error: Partial<ApiError>): boolean {
  return failures < 1 && error.code !== undefined && retryableCodes.includes(error.code);
}
