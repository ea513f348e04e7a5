import { LRUCache } from 'lru-cache';
import { countTogether } from '#processes/count-together.ts';

const minute = 60_000;

export class AddressLimit {
  readonly #step: number;
  /** Process time (ms) at which the allowance of a remote address is full again. */
  readonly #restedAt: LRUCache<string, number>;
  readonly #tellOthers: (address: string) => void;

  constructor(name: string, perMinute: number, maxAddresses = 100_000) {
    this.#step = minute / perMinute;
    this.#restedAt = new LRUCache({ max: maxAddresses });
    this.#tellOthers = countTogether(name, (address, count) => this.#add(address, count));
  }

  /** Returns seconds; 0 = allowed. `now` is process time in ms. */
  waitOf(address: string, now = performance.now()): number {
    const restedAt = this.#after(address, 1, now);
    return restedAt - now > minute ? Math.ceil((restedAt - now - minute) / 1000) : 0;
  }

  count(address: string, now = performance.now()): number {
    const wait = this.waitOf(address, now);
    if (wait > 0) return wait;
    this.#add(address, 1, now);
    this.#tellOthers(address);
    return 0;
  }

  #add(address: string, count: number, now = performance.now()): void {
    this.#restedAt.set(address, this.#after(address, count, now));
  }

  #after(address: string, count: number, now: number): number {
    return Math.max(this.#restedAt.get(address) ?? 0, now) + count * this.#step;
  }
}
