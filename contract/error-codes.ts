import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { derivedErrors, type RequestPart } from './derived-errors.ts';
import type { ErrorCode } from './error.ts';
import { isMutation, type CallName } from './paths.ts';

const { all, mutation, protectedMutation, auth, part } = derivedErrors;

/** Returns true if a call requires the XSRF token: every mutation, unless it says `csrf: false`. */
export function requiresXsrfToken(name: CallName): boolean {
  const call: Call = calls[name];
  return isMutation(name) && call.csrf !== false;
}

/** Returns all error codes of a call: those that follow from its description and its own. */
export function errorCodesOf(name: CallName): ErrorCode[] {
  const call: Call = calls[name];
  const parts = Object.keys(part) as RequestPart[];
  const codes: ErrorCode[] = [
    ...auth[call.auth],
    ...parts.filter((one) => call[one]).flatMap((one) => part[one]),
    ...(call.errors ?? []),
    ...(requiresXsrfToken(name) ? protectedMutation : []),
    ...(isMutation(name) ? mutation : []),
    ...all,
  ];
  return [...new Set(codes)];
}
