import { LRUCache } from 'lru-cache';
import { setTimeout as wait } from 'node:timers/promises';
import type { CallOutput } from '#contract/types.ts';
import { callRequest } from '#lib/api/call-request.ts';

/** Null: every page counts as changed. */
export type Changes = CallOutput<'changes'>['data']['locations'];

const maxLocations = 10_000;

/** Times are process time (ms). A location is on its own pages, its city's and the home page. */
export class PageChanges {
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

  lastAt(path: string): number {
    const [, name = '', id] = path.split('/', 3);
    if (name === 'locations')
      return Math.max(this.#any, this.#location.get(Number(id)) ?? -Infinity);
    const list = name === '' ? this.#home : (this.#city.get(name) ?? -Infinity);
    return Math.max(this.#any, this.#cities, list);
  }
}

const timeoutMs = 5_000;
const longestPause = 4_000;

/** Ends with an api of an older release, which lacks this call. */
export async function watchChanges(
  apiUrl: string,
  changes: PageChanges,
  signal: AbortSignal,
  intervalMs = 1_000,
): Promise<void> {
  let cursor: string | null = null;
  let pause = intervalMs;
  while (!signal.aborted) {
    const answer = await readChanges(apiUrl, cursor);
    changes.isWatched = answer !== null && answer !== 'unknown';
    if (answer === 'unknown') return;
    pause = answer ? intervalMs : Math.min(2 * pause, longestPause);
    if (answer) {
      cursor = answer.cursor;
      if (answer.locations?.length !== 0) changes.note(answer.locations);
    }
    await wait(pause, null, { ref: false, signal }).catch(() => {});
  }
}

async function readChanges(apiUrl: string, cursor: string | null) {
  const { url } = callRequest('changes', { query: { after: cursor } });
  try {
    const answer = await fetch(apiUrl + url, { signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return ((await answer.json()) as CallOutput<'changes'>).data;
    await answer.body?.cancel();
    return answer.status === 404 ? 'unknown' : null;
  } catch {
    return null;
  }
}
