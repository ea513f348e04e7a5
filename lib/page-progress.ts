import { lazyPart } from './lazy-part.ts';

const throttleMs = 200;
/** The way across the screen; there it waits for the page. */
const paceMs = 5000;
/** No page takes that long to come or to fail; one that leads back to where it was asked for is not noticed. */
const longestMs = 60_000;
const stepMs = 250;
const firstStep = 0.1;
const lookEveryMs = 50;

const options = {
  showSpinner: false,
  minimum: firstStep,
  trickleSpeed: stepMs,
  // Each step is a random part of it: half of it on average.
  trickleRate: (2 * (1 - firstStep) * stepMs) / paceMs,
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
    if (location.href !== from || passed > longestMs) {
      clearInterval(look);
      void shown?.then((bar) => bar?.done());
    } else if (!shown && passed >= throttleMs) {
      shown = startBar();
    }
  }, lookEveryMs);
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
