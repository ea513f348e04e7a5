import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/error.ts';

/** `network` if there was no response. */
export type ApiErrorCode = ErrorCode | 'network';

export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly errors: Record<string, string[]>;
  readonly body: ErrorBody | null;
  /** The api did not process the call, because its CSRF token or session could not be renewed. */
  isUnprocessed = false;

  constructor(status: number, code: ApiErrorCode, body: ErrorBody | null = null) {
    super(body?.message ?? code);
    this.status = status;
    this.code = code;
    this.errors = body?.errors ?? {};
    this.body = body;
  }
}

export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** Seconds until another code can be sent; 0 if unknown or rate-limited. */
export function secondsToWait(error: unknown): number {
  return (isApiError(error, 'validation_failed') && error.body?.seconds) || 0;
}
