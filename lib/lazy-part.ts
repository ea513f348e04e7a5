import { createStore } from 'zustand/vanilla';
import { reloadAfterChunkFailure } from './chunk-failure.ts';

/** Whether a part of the script did not come although there is a connection, and loading anew did not help. */
export const partMissing = createStore(() => false);

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
      if (navigator.onLine) partMissing.setState(true);
      throw error;
    }
  };
}
