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
      // Offline reads fail at once and are refetched on reconnect.
      queries: {
        staleTime: fresh,
        retry: isWorthRetrying,
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isWorthRetrying(failures: number, error: Partial<ApiError>): boolean {
  return failures < 1 && error.code !== undefined && retryableCodes.includes(error.code);
}
