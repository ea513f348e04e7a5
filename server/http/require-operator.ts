import type { FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { logEvent } from './security-event.ts';

/** Throws 403 without the operator's key, 404 if none is set. */
export function requireOperator({ env }: Pick<Deps, 'env'>, request: FastifyRequest): void {
  if (!env.OPERATOR_TOKEN) throw notFound();
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isOperator = timingSafeEqual(
    digest(request.headers.authorization ?? ''),
    digest(`Bearer ${env.OPERATOR_TOKEN}`),
  );
  if (isOperator) return;
  logEvent(request, 'authn_token_forged');
  throw new AppError('forbidden');
}
