import type { ApiErrorCode } from './api-error.ts';

/** The call was not attempted or its outcome is unknown. */
export const retryableCodes: readonly ApiErrorCode[] = ['network', 'unavailable', 'server_error'];
