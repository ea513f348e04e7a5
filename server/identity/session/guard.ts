import type { FastifyInstance } from 'fastify';
import { requiresXsrfToken } from '#contract/error-codes.ts';
import { isMutation } from '#contract/paths.ts';
import type { Deps } from '#server/deps.ts';
import { unauthenticated } from './client-of.ts';
import { requireOwnOrigin, requireOwnType, requireXsrfToken } from './csrf-guard.ts';
import { readVisitor } from './visitor.ts';

/** Methods that change nothing (RFC 9110). */
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Checks every call before its body is read: content type and origin of mutations, session, XSRF token.
 * Public reads load no session; the refresh finds its session itself. Refuses to start with a mutation outside
 * the contract, which these checks would skip.
 */
export function registerGuard(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('visitor', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    const isSafe = [method].flat().every((one) => safeMethods.includes(one.toUpperCase()));
    if (!isSafe && !config?.call)
      throw new Error(`Unprotected: ${url} is not a call of the contract`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { call, auth } = request.routeOptions.config;
    if (request.is404 || !call) return;
    if (isMutation(call)) {
      requireOwnType(call, request);
      requireOwnOrigin(deps, request);
    }
    const needsToken = requiresXsrfToken(call);
    if (auth !== 'client' && !needsToken) return;
    const visitor = await readVisitor(deps, request, reply);
    request.visitor = visitor;
    // Check the session before the token: a client with an expired access token must refresh, not renew its
    // XSRF token.
    if (auth === 'client' && !visitor.client) throw unauthenticated();
    if (needsToken) requireXsrfToken(deps, request, visitor);
  });
}
