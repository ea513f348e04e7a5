import { LRUCache } from 'lru-cache';

const minute = 60_000;

/** Rate limit per remote address and minute. The allowance refills evenly, so a short pause already helps. */
export class AddressLimit {
  readonly #step: number;
  /** Per address, the process time (ms) at which its allowance is full again. */
  readonly #restedAt: LRUCache<string, number>;

  constructor(perMinute: number, maxAddresses = 100_000) {
    this.#step = minute / perMinute;
    this.#restedAt = new LRUCache({ max: maxAddresses });
  }

  /** Returns the seconds until the address may send another request at time `now` (ms); 0 if it may now. */
  waitOf(address: string, now = performance.now()): number {
    const restedAt = this.#next(address, now);
    return restedAt - now > minute ? Math.ceil((restedAt - now - minute) / 1000) : 0;
  }

  /** Counts a request unless it exceeds the limit; returns what `waitOf` returned before. */
  count(address: string, now = performance.now()): number {
    const wait = this.waitOf(address, now);
    if (wait === 0) this.#restedAt.set(address, this.#next(address, now));
    return wait;
  }

  #next(address: string, now: number): number {
    return Math.max(this.#restedAt.get(address) ?? 0, now) + this.#step;
  }
}
