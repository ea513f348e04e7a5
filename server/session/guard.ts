import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
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
 * Guards every call before its body is read: what a mutation may look like and where it may come from, who
 * asks, and whether the page that asks is ours. Public reads know nobody, and the refresh finds its session itself.
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
    // First the session, then the token: a client whose access expired refreshes, it has no stale page.
    if (auth === 'client' && !visitor.client) throw unauthenticated();
    if (needsToken) requireXsrfToken(deps, request, visitor);
  });
}
