import type { Call } from './call.ts';
import { calls } from './calls.ts';
import type { ErrorCode } from './error.ts';
import { isMutation, type CallName } from './paths.ts';

/** True for a mutation, unless `csrf: false`. */
export function requiresXsrfToken(name: CallName): boolean {
  const call: Call = calls[name];
  return isMutation(name) && call.csrf !== false;
}

/** Returns the call's `errors` and those of all calls, its audience, its method and its parts. */
export function errorCodesOf(name: CallName): ErrorCode[] {
  const { auth, params, query, body, rawBody, headers, errors = [] }: Call = calls[name];
  const codes: ErrorCode[] = [
    ...errors,
    'bad_request',
    'too_many_attempts',
    'server_error',
    'unavailable',
  ];
  if (auth === 'client') codes.push('unauthenticated');
  // A malformed id gets the same response as an unknown one.
  if (params) codes.push('not_found');
  if (query ?? body ?? rawBody ?? headers) codes.push('validation_failed');
  if (requiresXsrfToken(name)) codes.push('csrf_mismatch');
  if (isMutation(name))
    codes.push('forbidden', 'read_only', 'payload_too_large', 'unsupported_media_type');
  return codes;
}
