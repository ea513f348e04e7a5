import { LRUCache } from 'lru-cache';
import { AppError, notFound } from '../app-error.ts';
import type { Db } from '../deps.ts';
import { createDrawingProcess } from '../drawing/drawing-process.ts';
import { limits } from '../limits/limits.ts';
import { createWorkQueue } from '../limits/work-queue.ts';
import { isAvatar } from './avatar-repository.ts';
import { findOriginal, findPictureHash } from './repository.ts';

/** A finished picture: WebP bytes, and the tag of what it was made from. */
type Picture = { bytes: Buffer; etag: string };

export type PictureStore = (id: number, width: number) => Promise<Picture>;

const cacheBytes = 48 * 1024 * 1024;
const cachedHashes = 50_000;

/**
 * Gives the pictures of images by id and width in pixels. They are sized on the first request, at most two at once,
 * and kept by what they show, not by who shows it; who asks for one that is being sized waits for it. Throws 404 for
 * an unknown id, 503 when too many wait.
 */
export function createPictureStore(db: Db): PictureStore {
  const queue = createWorkQueue(limits.queues.pictures);
  const draw = createDrawingProcess({ maxDrawings: 500 });
  const hashes = new LRUCache<number, string>({
    max: cachedHashes,
    fetchMethod: (id) => findPictureHash(db, id),
  });
  const pictures = new LRUCache<string, Picture, { hash: string; width: number }>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    // Whoever waits gets the picture even when the cache has no room for it any more.
    ignoreFetchAbort: true,
    fetchMethod: async (etag, _stale, { context: { hash, width } }) => {
      const original = await findOriginal(db, hash);
      if (!original) return undefined;
      const bytes = await queue(() => draw({ kind: 'sized', original, width }));
      if (!bytes) throw new AppError('unavailable');
      return { bytes, etag };
    },
  });

  return async (id, width) => {
    // Another instance may have deleted an avatar: whether it is there still is asked each time.
    const hash = isAvatar(id) ? await findPictureHash(db, id) : await hashes.fetch(id);
    if (!hash) throw notFound();
    const picture = await pictures.fetch(`"${hash}-${width}"`, { context: { hash, width } });
    if (!picture) throw notFound();
    return picture;
  };
}
