import { createStore } from 'zustand/vanilla';

const key = 'chunkReloadAt';
const onceInMs = 60_000;

/** True if a chunk failed to load although the browser is online and a reload did not help. */
export const partMissing = createStore(() => false);

/**
 * Wraps `load`, the import() of a chunk. If the chunk fails to load:
 * - online, the page reloads; if it did so less than a minute ago, the layout reports it and the promise
 * rejects;
 * - offline, or if `optional`, the promise just rejects.
 *
 * Use `useLoaded` for parts that appear on their own or stay once opened; they are not in the HTML. Use
 * `next/dynamic` for the form that a page is about, which must be in its HTML. A press that can be repeated
 * calls the loader itself and shows its button again if it fails.
 */
export function lazyPart<T>(load: () => Promise<T>, optional = false): () => Promise<T> {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (optional) throw error;
      // The page is reloading: never settle.
      if (reloadAfterChunkFailure(error)) return new Promise(() => {});
      if (navigator.onLine) partMissing.setState(true);
      throw error;
    }
  };
}

/**
 * Reloads the page if the error is a failed chunk: at most once a minute, never offline, and never if the
 * time of the reload cannot be stored. Returns true if the page is reloading.
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
