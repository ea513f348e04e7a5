import { useEffect, useState } from 'react';

/**
 * Null until the chunk of `load`, a module-level lazyPart, arrives. Lighter on first loads than next/dynamic.
 * For chunks that a press opens, pass `close`, so that a late arrival does not interrupt the visitor.
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
          // Online, the layout reports the failure.
          () => (close ? close(false) : addEventListener('online', start, { once: true })),
        )
        .finally(() => delete dataset.waiting);
    void start();
  }, [load, needed, close]);

  return part;
}
