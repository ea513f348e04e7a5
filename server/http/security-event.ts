import type { FastifyRequest } from 'fastify';

const levels = {
  authn_login_success: 'info',
  authn_login_fail: 'warn',
  authn_password_change: 'info',
  authn_password_change_fail: 'warn',
  authn_token_forged: 'warn',
  authn_token_reuse: 'warn',
  csrf_fail: 'warn',
  excess_rate_limit_exceeded: 'warn',
  user_created: 'info',
} as const;

type SecurityEvent = keyof typeof levels;

const unbounded = new Set<SecurityEvent>([
  'authn_token_forged',
  'authn_token_reuse',
  'csrf_fail',
  'excess_rate_limit_exceeded',
]);

/** Omits client and network, which the request's log line has under the same request id. */
export function logEvent(request: FastifyRequest, event: SecurityEvent): void {
  const repeated = unbounded.has(event) ? request.server.repeatedLines.take(event, request.ip) : {};
  if (repeated === null) return;
  request.log[levels[event]]({ event, ...repeated }, event);
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
