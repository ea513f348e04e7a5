import { lazyPart } from './lazy-part.ts';

const throttleMs = 200;
/** Maximum life of the bar: a redirect back to the same URL is not detected. */
const maxMs = 60_000;
const lookEveryMs = 50;

export function showPageProgress(url: string): void {
  const from = location.href;
  if (withoutHash(new URL(url, from).href) === withoutHash(from)) return;
  const started = Date.now();
  let bar: ReturnType<typeof startBar> | undefined;
  const look = setInterval(() => {
    const passed = Date.now() - started;
    if (location.href !== from || passed > maxMs) {
      clearInterval(look);
      void bar?.then((started) => started?.done());
    } else if (!bar && passed >= throttleMs) {
      bar = startBar();
    }
  }, lookEveryMs);
}

const loadBar = lazyPart(() => import('./page-bar.lazy.ts'), { optional: true });

const startBar = () =>
  loadBar().then(
    (part) => part.startPageBar(),
    () => null,
  );

const withoutHash = (href: string) => href.split('#', 1)[0];
