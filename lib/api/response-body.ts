import type { ErrorBody } from '#contract/error-body.ts';
import type { ErrorCode } from '#contract/error.ts';
import { ApiError } from './api-error.ts';

/** For responses of a proxy, which do not follow the contract. */
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

export function bodyOf(status: number, body: unknown): unknown {
  if (status === 204) return null;
  if (status < 200 || status > 299) throw errorOfResponse(status, body);
  // A proxy or a captive portal responded, not the api.
  if (typeof body !== 'object' || body === null) throw new ApiError(502, 'unavailable');
  return body;
}

export function errorOfResponse(status: number, body: unknown): ApiError {
  const errorBody = isErrorBody(body) ? body : null;
  const code = errorBody?.code ?? codeByStatus[status] ?? 'server_error';
  return new ApiError(status, code, errorBody);
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
