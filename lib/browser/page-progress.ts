import { lazyPart } from './lazy-part.ts';

const lookEveryMs = 50;
const barAfter = 200 / lookEveryMs;
const fullLoadAfter = 10_000 / lookEveryMs;

let look: ReturnType<typeof setInterval> | undefined;
let bar: ReturnType<typeof startBar> | undefined;

/** Next replaces the state when a navigation ends, even if it led back to the same URL. */
let stateBefore: unknown;

export function isNavigating(): boolean {
  return look !== undefined && history.state === stateBefore;
}

/** Loads the page in full after ten seconds, because Next waits forever for a broken prefetch. */
export function showPageProgress(url: string): void {
  stateBefore = history.state;
  // Counts, because a clock would include time in the back/forward cache.
  let looks = 0;
  clearInterval(look);
  look = setInterval(() => {
    looks += 1;
    if (!isNavigating()) {
      endProgress();
    } else if (looks > fullLoadAfter) {
      endProgress();
      location.assign(url);
    } else if (looks >= barAfter) {
      bar ??= startBar();
    }
  }, lookEveryMs);
}

/** Next's navigation continues. */
export function endProgress(): void {
  clearInterval(look);
  void bar?.then((started) => started?.done());
  look = bar = undefined;
}

const loadBar = lazyPart(() => import('./page-bar.lazy.ts'), { optional: true });

const startBar = () =>
  loadBar().then(
    (part) => part.startPageBar(),
    () => null,
  );
