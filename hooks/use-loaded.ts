import { useEffect, useState } from 'react';

/**
 * A part of the page's script that is fetched once it is needed; null until it is there. Lighter than
 * next/dynamic, which every first load would carry. `load` is a lazyPart, outside the component.
 * A part that a press asks for has `close`, which takes the wish back when the part does not come: nobody is to be torn
 * away by it later.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  needed: boolean,
  close?: (open: false) => void,
): T | null {
  const [part, setPart] = useState<T | null>(null);

  useEffect(() => {
    if (!needed) return;
    const { dataset } = document.documentElement;
    if (close) dataset.waiting = '';
    const start = () =>
      load()
        .then(
          (loaded) => setPart(() => loaded),
          // With a connection the layout says it; without one what the page shows by itself comes when that is back.
          () => (close ? close(false) : addEventListener('online', start, { once: true })),
        )
        .finally(() => delete dataset.waiting);
    void start();
  }, [load, needed, close]);

  return part;
}
