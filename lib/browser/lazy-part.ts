import { createStore } from 'zustand/vanilla';
import type { TabKey } from './storage-keys.ts';

const key: TabKey = 'chunkReloadAt';
const onceInMs = 60_000;

const idleAfterMs = 2_000;
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

type LazyPartOptions = {
  /** The visitor does not miss the part: a failure only rejects. */
  optional?: boolean;
  /** Non-critical: waits until two seconds after load or the first interaction, and is optional. */
  afterRest?: boolean;
};

/** True if a chunk failed to load although the browser is online and a reload did not help. */
export const partMissing = createStore(() => false);

/**
 * Wraps `load`, the import() of a chunk. If the chunk fails to load:
 * - online, the page reloads; if it did so less than a minute ago, the layout reports it and the promise
 * rejects;
 * - offline, or if the part is optional, the promise just rejects.
 *
 * Use `useLoaded` for parts that appear on their own or stay once opened; they are not in the HTML. Use
 * `next/dynamic` for the form that a page is about, which must be in its HTML. A press that can be repeated
 * calls the loader itself and shows its button again if it fails.
 */
export function lazyPart<T>(
  load: () => Promise<T>,
  { optional = false, afterRest = false }: LazyPartOptions = {},
): () => Promise<T> {
  return async () => {
    try {
      if (afterRest) await pageRest();
      return await load();
    } catch (error) {
      if (optional || afterRest) throw error;
      // The page is reloading: never settle.
      if (reloadAfterChunkFailure(error)) return new Promise(() => {});
      if (navigator.onLine) partMissing.setState(true);
      throw error;
    }
  };
}

let rest: Promise<unknown> | null = null;

/** Resolves two seconds after the first call or on the first interaction; at once on later pages. */
function pageRest(): Promise<unknown> {
  rest ??= new Promise((end) => {
    setTimeout(end, idleAfterMs);
    for (const name of interactions) addEventListener(name, end, { once: true });
  });
  return rest;
}

/**
 * Reloads the page if the error is a failed chunk: at most once a minute, never offline, and never if the
 * time of the reload cannot be stored. Returns true if the page is reloading.
 */
export function reloadAfterChunkFailure(error: unknown, now = Date.now()): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  // Not through tabStorage: every page would load it, with js-cookie, in its first chunk.
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
