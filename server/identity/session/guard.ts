import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { requiresXsrfToken } from '#contract/error-codes.ts';
import { isMutation, type CallName } from '#contract/paths.ts';
import { xsrfCookie, xsrfHeader } from '#contract/session-cookies.ts';
import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { logEvent } from '#server/http/security-event.ts';
import { isSame } from '#server/messages/signed-link.ts';
import { isXsrfToken } from './signed-tokens.ts';
import { readVisitor, unauthenticated, type Visitor } from './visitor.ts';

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

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

/** Forms of other sites cannot send the types of our calls. */
function requireOwnType(name: CallName, request: FastifyRequest): void {
  const { headers } = request;
  const isEmpty = headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const { rawBody }: Call = calls[name];
  const types = rawBody?.types ?? ['application/json'];
  if (isEmpty || types.includes(type ?? '')) return;
  throw new AppError('unsupported_media_type');
}

function requireOwnOrigin({ env }: Deps, request: FastifyRequest): void {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? URL.parse(headers.origin ?? headers.referer ?? '')?.origin === new URL(env.APP_URL).origin
      : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  logEvent(request, 'csrf_fail');
  throw new AppError('forbidden');
}

function requireXsrfToken({ env, now }: Deps, request: FastifyRequest, visitor: Visitor) {
  const header = request.headers[xsrfHeader.toLowerCase()];
  const cookie = request.cookies[xsrfCookie];
  const isValid =
    typeof header === 'string' &&
    cookie !== undefined &&
    visitor.boundTo !== null &&
    isSame(header, cookie) &&
    isXsrfToken(env, header, visitor.boundTo, now());
  if (isValid) return;
  logEvent(request, 'csrf_fail');
  throw new AppError('csrf_mismatch');
}
