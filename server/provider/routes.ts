import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError, notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { route } from '../route.ts';
import { logEvent } from '../security-event.ts';
import { answerBooking, byToken, readForLocation } from './answer-booking.ts';

/** What locations do about their bookings: by the link of a mail, and through the operator. */
export function registerProvider(app: FastifyInstance, deps: Deps): void {
  route(app, 'providerBooking', async ({ params }) => {
    const target = byToken(deps, params.token);
    return { data: await readForLocation(deps, target) };
  });

  route(app, 'answerBooking', async ({ params, body }) => ({
    data: await answerBooking(deps, byToken(deps, params.token), body),
  }));

  route(app, 'operatorAnswer', async ({ params, body, headers }, request) => {
    requireOperator(deps, request, headers.authorization);
    const target = { id: params.id, may: () => true, isOperator: true };
    return { data: await answerBooking(deps, target, body) };
  });
}

/** Throws 403 for who has not the key of the operator, 404 where there is none. */
function requireOperator({ env }: Deps, request: FastifyRequest, header: string | undefined): void {
  if (!env.OPERATOR_TOKEN) throw notFound();
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const isOperator = timingSafeEqual(digest(header ?? ''), digest(`Bearer ${env.OPERATOR_TOKEN}`));
  if (isOperator) return;
  logEvent(request, 'authn_token_forged');
  throw new AppError('forbidden');
}
