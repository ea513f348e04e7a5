import type { FastifyRequest } from 'fastify';

/** What security watches, in OWASP's logging vocabulary. */
type SecurityEvent =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_token_forged'
  | 'authn_token_reuse'
  | 'csrf_fail'
  | 'excess_rate_limit_exceeded';

/** Writes one line about the event; who and from where stand in the request's own line with the same id. */
export function logEvent(request: FastifyRequest, event: SecurityEvent): void {
  request.log[event === 'authn_login_success' ? 'info' : 'warn']({ event }, event);
}
