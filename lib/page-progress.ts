import { lazyPart } from './lazy-part.ts';

const throttleMs = 200;
/** No page takes that long to come or to fail; one that leads back to where it was asked for is not noticed. */
const longestMs = 60_000;
const lookEveryMs = 50;

/** Shows the page-loading bar while the router is on its way to `url` and it takes a while. */
export function showPageProgress(url: string): void {
  const from = location.href;
  if (withoutHash(new URL(url, from).href) === withoutHash(from)) return;
  const started = Date.now();
  let bar: ReturnType<typeof startBar> | undefined;
  const look = setInterval(() => {
    const passed = Date.now() - started;
    if (location.href !== from || passed > longestMs) {
      clearInterval(look);
      void bar?.then((started) => started?.done());
    } else if (!bar && passed >= throttleMs) {
      bar = startBar();
    }
  }, lookEveryMs);
}

const loadBar = lazyPart(() => import('./page-bar.lazy.ts'), true);

/** Nothing when its code does not come: the page on its way matters, not the bar. */
const startBar = () =>
  loadBar().then(
    (part) => part.startPageBar(),
    () => null,
  );

const withoutHash = (href: string) => href.split('#', 1)[0];
