import { LRUCache } from 'lru-cache';

const minute = 60_000;

/** Lets each address have so many within a minute; what it had comes back evenly, so a pause helps at once. */
export class AddressLimit {
  readonly #step: number;
  /** Per address, the time of the process (ms) at which it will have had nothing. */
  readonly #restedAt: LRUCache<string, number>;

  constructor(perMinute: number, addresses = 100_000) {
    this.#step = minute / perMinute;
    this.#restedAt = new LRUCache({ max: addresses });
  }

  /** Counts one more at a time `now` (ms); returns the seconds to wait where it is one too many, else 0. */
  count(address: string, now = performance.now()): number {
    const restedAt = Math.max(this.#restedAt.get(address) ?? 0, now) + this.#step;
    if (restedAt - now > minute) return Math.ceil((restedAt - now - minute) / 1000);
    this.#restedAt.set(address, restedAt);
    return 0;
  }
}
