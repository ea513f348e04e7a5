import { useEffect, useState } from 'react';

/** Shown at once when mounted again, as the header is between layouts. */
const loadedParts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Null until the chunk of `load`, a module-level lazyPart, arrives. Lighter on first loads than next/dynamic.
 * For chunks that a press opens, pass `close`, so that a late arrival does not interrupt the visitor.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  needed: boolean,
  close?: (open: false) => void,
): T | null {
  const [part, setPart] = useState<T | null>(
    () => (needed && (loadedParts.get(load) as T)) || null,
  );

  useEffect(() => {
    if (!needed) return;
    const { dataset } = document.documentElement;
    if (close) dataset.waiting = '';
    const start = () =>
      load()
        .then(
          (loaded) => {
            loadedParts.set(load, loaded);
            setPart(() => loaded);
          },
          // Online, the layout reports the failure.
          () => (close ? close(false) : addEventListener('online', start, { once: true })),
        )
        .finally(() => delete dataset.waiting);
    void start();
  }, [load, needed, close]);

  return part;
}
