const KEY = 'chunkReloadAt';
const ONCE_IN_MS = 60_000;

/**
 * Loads the page anew when the error says that a part of its script did not come: at most once a minute, never
 * without a connection, and never where that cannot be remembered. Returns whether the page is on its way.
 */
export function reloadAfterChunkFailure(error: unknown, now = Date.now()): boolean {
  if (!isChunkFailure(error) || !navigator.onLine) return false;
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < ONCE_IN_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /ChunkLoadError|loading (css )?chunk|failed to load chunk|dynamically imported|importing a module/i.test(
      `${error.name} ${error.message}`,
    )
  );
}
