import type { FastifyRequest } from 'fastify';
import { limitKeyOf } from '#domain/network/remote-address.ts';

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

const expected = new Set<SecurityEvent>([
  'authn_login_success',
  'authn_password_change',
  'user_created',
]);

const unbounded = new Set<SecurityEvent>([
  'authn_token_forged',
  'authn_token_reuse',
  'csrf_fail',
  'excess_rate_limit_exceeded',
]);

/** Omits client and network: the request's log line has them, under the same request id. */
export function logEvent(request: FastifyRequest, event: SecurityEvent): void {
  const repeated = unbounded.has(event)
    ? request.server.repeatedLines.take(event, limitKeyOf(request.ip))
    : 0;
  if (repeated === null) return;
  const level = expected.has(event) ? 'info' : 'warn';
  request.log[level]({ event, ...(repeated > 0 && { repeated }) }, event);
}

export async function logEventOnFailure<T>(
  request: FastifyRequest,
  event: SecurityEvent,
  work: Promise<T>,
): Promise<T> {
  return work.catch((error: unknown) => {
    logEvent(request, event);
    throw error;
  });
}
