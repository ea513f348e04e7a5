const THROTTLE_MS = 200;
const LONGEST_MS = 5000;
const LOOK_EVERY_MS = 50;

/** Shows the page-loading bar while the router is on its way to `url` and it takes a while (spec 9). */
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

/** Nothing when its code does not come: the page on its way matters, not the bar. */
async function startBar() {
  const bar = await import('nprogress').then(
    (module) => module.default,
    () => null,
  );
  bar?.configure({
    showSpinner: false,
    minimum: 0.1,
    trickleSpeed: 250,
    barSelector: '.bar',
    template: '<div class="bar"></div>',
  });
  return bar?.start();
}

const withoutHash = (href: string) => href.split('#', 1)[0];
