import type { FastifyRequest } from 'fastify';
import { limitKeyOf } from '#domain/client-address.ts';

/** What security watches, in OWASP's logging vocabulary. */
type SecurityEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_password_change'
  | 'authn_password_change_fail'
  | 'authn_token_forged'
  | 'authn_token_reuse'
  | 'csrf_fail'
  | 'excess_rate_limit_exceeded'
  | 'user_created';

/** What a client does who is who they say. */
const expected = new Set<SecurityEvent>([
  'authn_login_success',
  'authn_password_change',
  'user_created',
]);

/** Events that no other limit bounds. */
const unbounded = new Set<SecurityEvent>([
  'authn_token_forged',
  'authn_token_reuse',
  'csrf_fail',
  'excess_rate_limit_exceeded',
]);

/**
 * Writes one line about the event; who and from where stand in the request's own line with the same id. Unbounded
 * events of an address are written once a minute, with the number of those before (`repeated`).
 */
export function logEvent(request: FastifyRequest, event: SecurityEvent): void {
  const repeated = unbounded.has(event)
    ? request.server.repeatedLines.take(event, limitKeyOf(request.ip))
    : 0;
  if (repeated === null) return;
  const level = expected.has(event) ? 'info' : 'warn';
  request.log[level]({ event, ...(repeated > 0 && { repeated }) }, event);
}

/** Waits for the work and returns what comes of it; writes a line about the event when it fails. */
export async function logFailure<T>(
  request: FastifyRequest,
  event: SecurityEvent,
  work: Promise<T>,
): Promise<T> {
  return work.catch((error: unknown) => {
    logEvent(request, event);
    throw error;
  });
}
