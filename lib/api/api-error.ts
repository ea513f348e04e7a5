import type { ErrorBody, ErrorCode } from '#contract/error.ts';

/** The contract's codes, and `network` when no answer came at all. */
export type ApiErrorCode = ErrorCode | 'network';

/** Codes of answers that are not in the contract's shape (a proxy, another back end). */
const codeByStatus: Record<number, ErrorCode> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  419: 'csrf_mismatch',
  422: 'validation_failed',
  429: 'too_many_attempts',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

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

/** Returns the error of an answer whose status is not a success; any body is taken. */
export function errorOfAnswer(status: number, body: unknown): ApiError {
  const errorBody = isErrorBody(body) ? body : null;
  const code = errorBody?.code ?? codeByStatus[status] ?? 'server_error';
  return new ApiError(status, code, errorBody);
}

/** Tells whether something thrown is an ApiError, of one of the codes when they are given. */
export function isApiError(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

/** Returns the seconds that a refusal says to wait; 0 where it says none. */
export function secondsToWait(error: unknown): number {
  return (isApiError(error) && error.body?.seconds) || 0;
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'message' in body &&
    typeof body.message === 'string' &&
    (!('errors' in body) || (typeof body.errors === 'object' && body.errors !== null))
  );
}
