import { createStore } from 'zustand/vanilla';
import type { TabKey } from './storage-keys.ts';

const key: TabKey = 'chunkReloadAt';
const onceInMs = 60_000;

const idleAfterMs = 2_000;
const interactions = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

type LazyPartOptions = {
  /** A failure only rejects, without reload or message. */
  optional?: boolean;
  /** Implies `optional`. Waits for the first interaction, at most two seconds. */
  deferred?: boolean;
};

export const partMissing = createStore(() => false);

/**
 * Loads a chunk once. Render it with `useLoaded`; what must be in the HTML needs `next/dynamic`.
 */
export function lazyPart<T>(
  load: () => Promise<T>,
  { optional = false, deferred = false }: LazyPartOptions = {},
): () => Promise<T> {
  const attempt = async (): Promise<T> => {
    const { onLine } = navigator;
    try {
      if (deferred) await deferredStart();
      return await load();
    } catch (error) {
      if (optional || deferred) throw error;
      if (!onLine && navigator.onLine) return attempt();
      if (reloadAfterChunkFailure(error)) return new Promise(() => {});
      if (navigator.onLine) partMissing.setState(true);
      throw error;
    }
  };
  let loading: Promise<T> | null = null;
  return () =>
    (loading ??= attempt().catch((error: unknown) => {
      loading = null;
      throw error;
    }));
}

let started: Promise<unknown> | null = null;

function deferredStart(): Promise<unknown> {
  started ??= new Promise((end) => {
    setTimeout(end, idleAfterMs);
    for (const name of interactions) addEventListener(name, end, { once: true });
  });
  return started;
}

/** Returns true if the page is reloading. */
export function reloadAfterChunkFailure(error: unknown): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  const now = Date.now();
  // Avoids tabStorage, to keep js-cookie out of the first chunk.
  try {
    if (now - Number(sessionStorage.getItem(key)) < onceInMs) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Matches the browsers' texts, and React's error number of "Connection closed". */
function isChunkFailure(error: unknown): boolean {
  return /chunk|network |load failed|input stream|#412/i.test(String(error));
}
