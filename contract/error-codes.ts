import type { Call } from './call.ts';
import { calls } from './calls.ts';
import type { ErrorCode } from './error.ts';
import { paths, type CallName } from './paths.ts';

/** Returns all error codes of a call: its own and those of every call of its kind. */
export function errorCodesOf(name: CallName): ErrorCode[] {
  const call: Call = calls[name];
  const ofWrites: ErrorCode[] = paths[name].startsWith('GET ')
    ? []
    : ['forbidden', 'payload_too_large', 'unsupported_media_type'];
  const ofAll = ['bad_request', 'too_many_attempts', 'server_error', 'unavailable'] as const;
  return [...new Set([...call.errors, ...ofWrites, ...ofAll])];
}
