import type { FastifyRequest } from 'fastify';
import { calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import type { CallName } from '#contract/paths.ts';
import { xsrfCookie, xsrfHeader } from '#contract/session-cookies.ts';
import { AppError } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { logEvent } from '#server/http/security-event.ts';
import { isSame } from '#server/messages/signed-link.ts';
import { isXsrfToken } from './signed-tokens.ts';
import type { Visitor } from './visitor.ts';

/** Throws 415 unless the body is empty or of the call's content type, which no form sends. */
export function requireOwnType(name: CallName, request: FastifyRequest): void {
  const { headers } = request;
  const isEmpty = headers['transfer-encoding'] === undefined && !Number(headers['content-length']);
  const type = headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const { rawBody }: Call = calls[name];
  const types = rawBody?.types ?? ['application/json'];
  if (isEmpty || types.includes(type ?? '')) return;
  throw new AppError('unsupported_media_type');
}

export function requireOwnOrigin({ env }: Deps, request: FastifyRequest): void {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  const isOwn =
    site === undefined
      ? originOf(headers.origin ?? headers.referer) === new URL(env.APP_URL).origin
      : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  logEvent(request, 'csrf_fail');
  throw new AppError('forbidden');
}

/** Throws 419 unless header and cookie are equal and bound to this visitor. */
export function requireXsrfToken({ env, now }: Deps, request: FastifyRequest, visitor: Visitor) {
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

function originOf(address: string | undefined): string | null {
  return address && URL.canParse(address) ? new URL(address).origin : null;
}
