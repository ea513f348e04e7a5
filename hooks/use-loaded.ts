import { useEffect, useState } from 'react';

/**
 * Loads a chunk once `needed` is true; returns null until it arrives. Lighter than next/dynamic, which every
 * first load would carry. `load` is a lazyPart defined outside the component. Pass `close` for chunks that a
 * press asks for: if the chunk fails to load, it resets the state, so that a later arrival does not interrupt
 * the visitor.
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
          // Online, the layout reports the failure. Offline, chunks that no press asked for retry when the
          // connection returns.
          () => (close ? close(false) : addEventListener('online', start, { once: true })),
        )
        .finally(() => delete dataset.waiting);
    void start();
  }, [load, needed, close]);

  return part;
}
