import { useEffect, useState } from 'react';

/**
 * A part of the page's script that is fetched once it is needed; null until it is there. Lighter than
 * next/dynamic, which every first load would carry. `load` is a lazyPart, outside the component.
 */
export function useLoaded<T>(load: () => Promise<T>, needed: boolean): T | null {
  const [part, setPart] = useState<{ is: T } | null>(null);

  useEffect(() => {
    if (!needed) return;
    const unmount = new AbortController();
    const start = () =>
      load().then(
        (loaded) => {
          if (!unmount.signal.aborted) setPart({ is: loaded });
        },
        // With a connection the layout says it; without one the part comes when that is back.
        () => window.addEventListener('online', start, { once: true, signal: unmount.signal }),
      );
    void start();
    return () => unmount.abort();
  }, [load, needed]);

  return part && part.is;
}
