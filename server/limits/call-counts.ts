import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { countTogether } from '#processes/count-together.ts';

export const windowMs = 60_000;
const maxKeys = 20_000;

/** Counts calls per key and minute in memory, in all processes of the api together. */
export class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { count: number; endsAt: number }>({ max: maxKeys });
  readonly #tellOthers = countTogether('api calls', (key, count) => void this.#add(key, count));

  incr(...[key, callback]: Parameters<FastifyRateLimitStore['incr']>): void {
    this.#tellOthers(key);
    callback(null, this.#add(key, 1));
  }

  child(): this {
    return this;
  }

  #add(key: string, count: number): { current: number; ttl: number } {
    const now = performance.now();
    const known = this.#windows.get(key);
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + windowMs };
    window.count += count;
    this.#windows.set(key, window);
    return { current: window.count, ttl: window.endsAt - now };
  }
}
