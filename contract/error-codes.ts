import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { derivedErrors, type RequestPart } from './derived-errors.ts';
import type { ErrorCode } from './error.ts';
import { isMutation, type CallName } from './paths.ts';

const { all, mutation, protectedMutation, auth, part } = derivedErrors;

/** True for a mutation, unless `csrf: false`. */
export function requiresXsrfToken(name: CallName): boolean {
  const call: Call = calls[name];
  return isMutation(name) && call.csrf !== false;
}

/** Includes the derived codes. */
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
