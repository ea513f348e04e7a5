import { LRUCache } from 'lru-cache';
import type { CallOutput } from '#contract/types.ts';

/** Null: every page counts as changed. */
export type Changes = CallOutput<'changes'>['data']['locations'];

const maxLocations = 10_000;

/** Times are process time (ms). A location is on its own pages, its city's and the home page. */
export class PageChanges {
  /** True if the latest request for changes succeeded. */
  isWatched = false;
  #any = -Infinity;
  #home = -Infinity;
  #cities = -Infinity;
  readonly #city = new Map<string, number>();
  readonly #location = new LRUCache<number, number>({
    max: maxLocations,
    dispose: (time, _id, reason) => {
      if (reason === 'evict') this.#any = Math.max(this.#any, time);
    },
  });

  note(changes: Changes, now = performance.now()): void {
    if (changes === null) this.#any = now;
    else this.#home = now;
    for (const { id, city } of changes ?? []) {
      this.#location.set(id, now);
      if (city === null) this.#cities = now;
      else this.#city.set(city, now);
    }
  }

  /** -Infinity if the page did not change. */
  lastAt(path: string): number {
    const [, name = '', id] = path.split('/', 3);
    if (name === 'locations')
      return Math.max(this.#any, this.#location.get(Number(id)) ?? -Infinity);
    const list = name === '' ? this.#home : (this.#city.get(name) ?? -Infinity);
    return Math.max(this.#any, this.#cities, list);
  }
}
