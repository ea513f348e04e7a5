import type { FastifyRequest } from 'fastify';

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

/** Writes one line about the event; who and from where stand in the request's own line with the same id. */
export function logEvent(request: FastifyRequest, event: SecurityEvent): void {
  request.log[expected.has(event) ? 'info' : 'warn']({ event }, event);
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
