import type { FastifyInstance } from 'fastify';
import { requiresXsrfToken } from '#contract/error-codes.ts';
import { isMutation } from '#contract/paths.ts';
import type { Deps } from '#server/deps.ts';
import { requireOwnOrigin, requireOwnType, requireXsrfToken } from './csrf-guard.ts';
import { unauthenticated, readVisitor } from './visitor.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/** Throws at start-up for a mutation outside the contract: no check would cover it. */
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
    // Precedes the XSRF check, so that a client with an expired access token refreshes first.
    if (auth === 'client' && !visitor.client) throw unauthenticated();
    if (needsToken) requireXsrfToken(deps, request, visitor);
  });
}
