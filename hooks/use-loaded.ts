import { useEffect, useRef, useState } from 'react';
import { partMissing } from '#lib/browser/lazy-part.ts';

/** Makes later mounts immediate, because route groups mount their own headers. */
const loadedParts = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Returns null until the chunk of `load`, a module-level lazyPart, arrives. Lighter than
 * next/dynamic. Calls `close` if the load fails, or ends on another page than where `needed` last
 * changed. Without `close`, retries a failed load when the browser comes online or at the next
 * press.
 */
export function useLoaded<T>(
  load: () => Promise<T>,
  needed: unknown,
  close?: (open: false) => void,
): T | null {
  const [part, setPart] = useState<T | null>(
    () => ((needed && loadedParts.get(load)) || null) as T | null,
  );
  const path = useRef('');

  useEffect(() => {
    if (!needed) return;
    const { dataset } = document.documentElement;
    path.current = location.pathname;
    if (close) dataset.waiting = '';
    const start = () =>
      load()
        .then(
          (loaded) => {
            loadedParts.set(load, loaded);
            if (location.pathname !== path.current) close?.(false);
            setPart(() => loaded);
          },
          () => {
            if (close) return close(false);
            addEventListener('online', start, { once: true });
            // Once MissingPart shows, a retry could reload the page.
            if (!partMissing.getState()) addEventListener('pointerdown', start, { once: true });
          },
        )
        .finally(() => close && delete dataset.waiting);
    void start();
  }, [load, needed, close]);

  return part;
}
