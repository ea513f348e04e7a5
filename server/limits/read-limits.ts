import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallName } from '#contract/paths.ts';
import type { Env } from '../env.ts';
import { isRead } from '../session/csrf-guard.ts';
import { limitKeyOf } from './client-address.ts';
import { TooManyAttempts } from './too-many-attempts.ts';
import { isOwnWeb, trustedPeers } from './trusted-peer.ts';

/** Reads a minute and address (security.md "Limits"); what is not named has `other`. */
const perMinute: Partial<Record<CallName | 'suggestions', number>> = {
  listLocations: 120,
  suggestions: 180,
  listPlaces: 180,
  image: 1200,
};
const other = 300;

/**
 * Limits reads per address, in memory: a read never becomes a write. Writes have limits of their own in
 * PostgreSQL. Past a limit it is 429 with X-RateLimit-* and Retry-After.
 */
export async function registerReadLimits(app: FastifyInstance, env: Env): Promise<void> {
  const peers = trustedPeers(env.API_TRUSTED_PROXIES);
  await app.register(rateLimit, {
    timeWindow: 60_000,
    cache: 20_000,
    max: (request) => maxOf(kindOf(request)) * env.LIMIT_FACTOR,
    keyGenerator: (request) => `${kindOf(request)} ${limitKeyOf(request.ip)}`,
    allowList: (request) =>
      !request.routeOptions.config.call || !isRead(request) || isOwnWeb(request, peers),
    errorResponseBuilder: (_request, { max, ttl }) =>
      new TooManyAttempts({ max, remaining: 0, seconds: Math.ceil(ttl / 1000) }),
  });
}

type Kind = CallName | 'suggestions' | undefined;

function maxOf(kind: Kind): number {
  return (kind && perMinute[kind]) ?? other;
}

function kindOf(request: FastifyRequest): Kind {
  const { call } = request.routeOptions.config;
  // Suggestions are the list call with three results (decisions 20).
  const { per_page: size } = request.query as { per_page?: unknown };
  return call === 'listLocations' && size === '3' ? 'suggestions' : call;
}
