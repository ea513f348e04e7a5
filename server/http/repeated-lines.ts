import { LRUCache } from 'lru-cache';

const windowMs = 60_000;
const maxKeys = 10_000;

export class RepeatedLines {
  readonly #lines = new LRUCache<string, { since: number; repeated: number }>({ max: maxKeys });

  /** Returns the lines omitted since the last one; null: omit this one too. */
  take(kind: string, address: string, now = performance.now()): number | null {
    const key = `${kind} ${address}`;
    const line = this.#lines.get(key);
    if (line && now - line.since < windowMs) {
      line.repeated += 1;
      return null;
    }
    this.#lines.set(key, { since: now, repeated: 0 });
    return line?.repeated ?? 0;
  }
}
