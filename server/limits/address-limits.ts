import proxyAddr from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pageSizes } from '#contract/values.ts';
import { isMutation, type CallName } from '#contract/paths.ts';
import type { Env } from '../deps.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { CallCounts } from './call-counts.ts';
import { limits } from './limits.ts';
import { TooManyAttempts } from './take-limit.ts';

/** Counts in memory: a flood costs the database nothing. */
export async function registerAddressLimits(app: FastifyInstance, env: Env): Promise<void> {
  const trusts = proxyAddr.compile(env.API_TRUSTED_PROXIES);
  // For a cacheable page, the web calls as a trusted peer and forwards no remote address.
  const isOwnWeb = ({ headers, socket }: FastifyRequest) =>
    headers['x-forwarded-for'] === undefined && trusts(socket.remoteAddress ?? '', 0);
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    store: CallCounts,
    max: (request) => maxOf(kindOf(request)) * env.LIMIT_FACTOR,
    keyGenerator: (request) => `${kindOf(request)} ${limitKeyOf(request.ip)}`,
    allowList: (request) => !request.routeOptions.config.call || isOwnWeb(request),
    errorResponseBuilder: (_request, { max, ttl }) =>
      new TooManyAttempts({ max, seconds: Math.ceil(ttl / 1000) }),
  });
  app.addHook('onRequest', app.rateLimit());
}

type Kind = CallName | 'suggestions' | undefined;

function maxOf(kind: Kind): number {
  const { read, write, ...named } = limits.callsPerMinute;
  const isWrite = kind && kind !== 'suggestions' && isMutation(kind);
  return (kind && named[kind]) ?? (isWrite ? write : read);
}

function kindOf(request: FastifyRequest): Kind {
  const { call } = request.routeOptions.config;
  const { per_page: size } = request.query as { per_page?: unknown };
  return call === 'listLocations' && size === String(pageSizes.suggestions) ? 'suggestions' : call;
}
