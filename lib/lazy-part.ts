import { createStore } from 'zustand/vanilla';

const key = 'chunkReloadAt';
const onceInMs = 60_000;

/** Whether a part of the script did not come although there is a connection, and loading anew did not help. */
export const partMissing = createStore(() => false);

/**
 * Returns how to load a part of the script; `load` is its import(). When it does not come the page is loaded anew,
 * or, where that was done a moment ago, the layout says so and the promise rejects. Without a connection it only
 * rejects, and so does a part that is `optional`: one that nobody would miss.
 *
 * `useLoaded` shows a part that comes by itself, or stays once opened; it is in no HTML. `next/dynamic` is for the form that a
 * page is about, which must stand in its HTML. A press that can be repeated calls the loader itself, and shows its button
 * again where the part did not come.
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

/**
 * Loads the page anew when the error says that a part of its script did not come: at most once a minute, never
 * without a connection, and never where that cannot be remembered. Returns whether the page is on its way.
 */
export function reloadAfterChunkFailure(error: unknown, now = Date.now()): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  try {
    if (now - Number(sessionStorage.getItem(key)) < onceInMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /chunk|dynamically imported|importing a module/i.test(`${error.name} ${error.message}`)
  );
}
