const KEY = 'chunkReloadAt';
const ONCE_IN_MS = 60_000;

/** Reloads the page when a part of its script could not be loaded, at most once a minute (spec 8). */
export function reloadAfterChunkFailure(error: Error, now = Date.now()): void {
  if (
    !/ChunkLoadError|loading (css )?chunk|failed to load chunk|dynamically imported/i.test(
      `${error.name} ${error.message}`,
    )
  ) {
    return;
  }
  if (now - Number(sessionStorage.getItem(KEY)) < ONCE_IN_MS) return;
  sessionStorage.setItem(KEY, String(now));
  location.reload();
}
