import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { countTogether } from '#processes/count-together.ts';

const maxKeys = 20_000;

/** Counts in memory, across all processes of the api. */
export class CallCounts implements FastifyRateLimitStore {
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
