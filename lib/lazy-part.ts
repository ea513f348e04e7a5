import { reloadAfterChunkFailure } from './chunk-failure.ts';

let missing = false;
const listeners = new Set<() => void>();

/** Whether a part of the script did not come although there is a connection, and loading anew did not help. */
export function isPartMissing(): boolean {
  return missing;
}

/** Calls back when that changes; returns how to stop. */
export function onPartMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Returns how to load a part of the script; `load` is its import(). When it does not come the page is loaded anew,
 * or, where that was done a moment ago, the layout says so and the promise rejects. Without a connection it only
 * rejects, and so does a part that is `optional`: one that nobody would miss.
 */
export function lazyPart<T>(load: () => Promise<T>, optional = false): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (optional) throw error;
      // The page is leaving: whoever waits has nothing to say any more.
      if (reloadAfterChunkFailure(error)) return new Promise(() => {});
      if (navigator.onLine) sayMissing();
      throw error;
    }
  };
}

function sayMissing(): void {
  missing = true;
  for (const listener of listeners) listener();
}
