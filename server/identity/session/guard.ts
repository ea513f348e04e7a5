import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { unauthenticated } from './client-of.ts';
import {
  asksForXsrfToken,
  isRead,
  requireOwnOrigin,
  requireOwnType,
  requireXsrfToken,
} from './csrf-guard.ts';
import { readVisitor } from './visitor.ts';

/**
 * Checks every call before its body is read: content type and origin of mutations, session, XSRF token.
 * Public reads load no session; the refresh finds its session itself.
 */
export function registerGuard(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request, reply) => {
    const { call, auth } = request.routeOptions.config;
    if (request.is404 || !call) return;
    if (!isRead(request)) {
      requireOwnType(call, request);
      requireOwnOrigin(deps, request);
    }
    const needsToken = !isRead(request) && asksForXsrfToken(call);
    if (auth !== 'client' && !needsToken) return;
    const visitor = await readVisitor(deps, request, reply);
    request.visitor = visitor;
    // Check the session before the token: a client with an expired access token must refresh, not renew its
    // XSRF token.
    if (auth === 'client' && !visitor.client) throw unauthenticated();
    if (needsToken) requireXsrfToken(deps, request, visitor);
  });
}
