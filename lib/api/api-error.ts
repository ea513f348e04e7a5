import type { ErrorBody, ErrorCode } from '#contract/error.ts';

/** The contract's codes, and `network` when no answer came at all. */
export type ApiErrorCode = ErrorCode | 'network';

/** A call that did not succeed: its HTTP status (0 without an answer), its code, messages per field. */
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

/** Tells whether something thrown is an ApiError, of one of the codes when they are given. */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** Returns the seconds to wait for another code; 0 where a refusal names none. A limit says its own wait in words. */
export function secondsToWait(error: unknown): number {
  return (isApiError(error, 'validation_failed') && error.body?.seconds) || 0;
}
