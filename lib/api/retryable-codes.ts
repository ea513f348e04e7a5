import type { ApiErrorCode } from './api-error.ts';

/** Codes of calls whose outcome is unknown or that were not attempted: the same call may succeed later. */
export const retryableCodes: readonly ApiErrorCode[] = ['network', 'unavailable', 'server_error'];
