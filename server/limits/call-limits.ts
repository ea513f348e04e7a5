import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageSizes } from '#contract/values.ts';
import { isMutation, type CallName } from '#contract/paths.ts';
import type { Env } from '../deps.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { countTogether } from '#processes/count-together.ts';
import { limits } from './limits.ts';
import { TooManyAttempts, type WordsOf } from './take-limit.ts';

const maxKeys = 20_000;

/** Counts in memory, across all processes of the api, to spare the database in a flood. */
export function createCallLimit(name: string, windowSeconds: number) {
  const ttl = windowSeconds * 1000;
  const counts = new LRUCache<string, number>({ max: maxKeys, ttl, noUpdateTTL: true });
  const add = (key: string, calls: number) => {
    const count = (counts.get(key) ?? 0) + calls;
    counts.set(key, count);
    return count;
  };
  const tellOthers = countTogether(name, add);
  return (key: string, max: number, wordsOf?: WordsOf) => {
    tellOthers(key);
    const count = add(key, 1);
    const seconds = Math.ceil(counts.getRemainingTTL(key) / 1000);
    if (count > max) throw new TooManyAttempts({ max, seconds }, wordsOf?.(seconds));
    return { remaining: max - count, seconds };
  };
}

export function registerAddressLimits(app: FastifyInstance, env: Env): void {
  const trusts = proxyAddr.compile(env.API_TRUSTED_PROXIES);
  // For a cacheable page, the web calls as a trusted peer and forwards no remote address.
  const isOwnWeb = ({ headers, socket }: FastifyRequest) =>
    headers['x-forwarded-for'] === undefined && trusts(socket.remoteAddress ?? '', 0);
  const countCall = createCallLimit('api calls', 60);
  app.addHook('onRequest', async (request, reply) => {
    const kind = kindOf(request);
    if (!kind || isOwnWeb(request)) return;
    const max = maxOf(kind) * env.LIMIT_FACTOR;
    const { remaining, seconds } = countCall(`${kind} ${limitKeyOf(request.ip)}`, max);
    reply.headers({
      'x-ratelimit-limit': max,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': seconds,
    });
  });
}

type Kind = CallName | 'suggestions';

function maxOf(kind: Kind): number {
  const { read, write, ...named } = limits.callsPerMinute;
  return named[kind] ?? (kind !== 'suggestions' && isMutation(kind) ? write : read);
}

function kindOf(request: FastifyRequest): Kind | undefined {
  const { call } = request.routeOptions.config;
  const { per_page: size } = request.query as { per_page?: unknown };
  return call === 'listLocations' && size === String(pageSizes.suggestions) ? 'suggestions' : call;
}
