import proxyAddr from '@fastify/proxy-addr';
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
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
class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: maxKeys });
  readonly #tellOthers = countTogether('api calls', (key, count) => void this.#add(key, count));

  incr(...[name, callback, timeWindow]: Parameters<FastifyRateLimitStore['incr']>): void {
    // The key carries the window to the other processes.
    const key = `${timeWindow} ${name}`;
    this.#tellOthers(key);
    callback(null, this.#add(key, 1));
  }

  child(): this {
    return this;
  }

  #add(key: string, count: number): { current: number; ttl: number } {
    const now = performance.now();
    const known = this.#windows.get(key);
    const isOpen = known !== undefined && known.endsAt > now;
    const window = isOpen ? known : { count: 0, endsAt: now + Number.parseInt(key, 10) };
    window.count += count;
    this.#windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - now };
  }
}

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

type CallLimit = {
  max: number;
  windowSeconds: number;
  keyOf: (request: FastifyRequest) => string;
  wordsOf?: WordsOf;
};

/** `registerAddressLimits` must run first. */
export function createCallLimit(
  app: FastifyInstance,
  { max, windowSeconds, keyOf, wordsOf }: CallLimit,
) {
  const count = app.createRateLimit({
    max,
    timeWindow: windowSeconds * 1000,
    keyGenerator: keyOf,
    allowList: [],
  });
  return async (request: FastifyRequest): Promise<void> => {
    const call = await count(request);
    if (call.isAllowed || !call.isExceeded) return;
    const seconds = call.ttlInSeconds;
    throw new TooManyAttempts({ max, seconds }, wordsOf?.(seconds));
  };
}
