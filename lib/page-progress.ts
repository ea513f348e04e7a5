import { lazyPart } from './lazy-part.ts';

const THROTTLE_MS = 200;
/** The way across the screen; there it waits for the page. */
const PACE_MS = 5000;
/** No page takes that long to come or to fail; one that leads back to where it was asked for is not noticed. */
const LONGEST_MS = 60_000;
const STEP_MS = 250;
const FIRST_STEP = 0.1;
const LOOK_EVERY_MS = 50;

const options = {
  showSpinner: false,
  minimum: FIRST_STEP,
  trickleSpeed: STEP_MS,
  // Each step is a random part of it: half of it on average.
  trickleRate: (2 * (1 - FIRST_STEP) * STEP_MS) / PACE_MS,
  barSelector: '.bar',
  template: '<div class="bar"></div>',
};

/** Shows the page-loading bar while the router is on its way to `url` and it takes a while. */
export function showPageProgress(url: string): void {
  const from = location.href;
  if (withoutHash(new URL(url, from).href) === withoutHash(from)) return;
  const started = Date.now();
  let shown: ReturnType<typeof startBar> | undefined;
  const look = setInterval(() => {
    const passed = Date.now() - started;
    if (location.href !== from || passed > LONGEST_MS) {
      clearInterval(look);
      void shown?.then((bar) => bar?.done());
    } else if (!shown && passed >= THROTTLE_MS) {
      shown = startBar();
    }
  }, LOOK_EVERY_MS);
}

const loadBar = lazyPart(() => import('nprogress'), true);

/** Nothing when its code does not come: the page on its way matters, not the bar. */
async function startBar() {
  const bar = await loadBar().then(
    (module) => module.default,
    () => null,
  );
  bar?.configure(options);
  return bar?.start();
}

const withoutHash = (href: string) => href.split('#', 1)[0];
