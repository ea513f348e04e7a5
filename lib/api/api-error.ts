import type { ErrorBody, ErrorCode } from '#contract/error.ts';

/** The contract's codes, and `network` when there was no response. */
export type ApiErrorCode = ErrorCode | 'network';

/** A failed call: HTTP status (0 without a response), code, and messages per field. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly errors: Record<string, string[]>;
  readonly body: ErrorBody | null;

  constructor(status: number, code: ApiErrorCode, body: ErrorBody | null = null) {
    super(body?.message ?? code);
    this.status = status;
    this.code = code;
    this.errors = body?.errors ?? {};
    this.body = body;
  }
}

/** Returns true if `error` is an ApiError, and of one of `codes` if any are given. */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/**
 * Returns the seconds until another code can be sent; 0 if the response names none. Rate limits state their
 * own wait in the message.
 */
export function secondsToWait(error: unknown): number {
  return (isApiError(error, 'validation_failed') && error.body?.seconds) || 0;
}
