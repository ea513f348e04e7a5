import { LRUCache } from 'lru-cache';

const minute = 60_000;

/** Bounds how many an address gets within a minute. The allowance refills evenly, so a pause helps at once. */
export class AddressLimit {
  readonly #step: number;
  /** Per address, the time of the process (ms) at which its allowance is whole again. */
  readonly #restedAt: LRUCache<string, number>;

  constructor(perMinute: number, maxAddresses = 100_000) {
    this.#step = minute / perMinute;
    this.#restedAt = new LRUCache({ max: maxAddresses });
  }

  /** Returns the seconds until the address may have one more at a time `now` (ms); 0 if it may have it now. */
  waitOf(address: string, now = performance.now()): number {
    const restedAt = this.#next(address, now);
    return restedAt - now > minute ? Math.ceil((restedAt - now - minute) / 1000) : 0;
  }

  /** Counts one more unless it is one too many; returns what `waitOf` did before. */
  count(address: string, now = performance.now()): number {
    const wait = this.waitOf(address, now);
    if (wait === 0) this.#restedAt.set(address, this.#next(address, now));
    return wait;
  }

  #next(address: string, now: number): number {
    return Math.max(this.#restedAt.get(address) ?? 0, now) + this.#step;
  }
}
