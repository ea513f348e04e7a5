import { LRUCache } from 'lru-cache';
import { AppError, notFound } from '#server/app-error.ts';
import type { Db } from '#server/deps.ts';
import { createDrawingProcess } from '../drawing/drawing-process.ts';
import { limits } from '#server/limits/limits.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';
import { isAvatar } from './avatar-repository.ts';
import { findOriginal, findPictureHash } from './repository.ts';

type Picture = { bytes: Buffer; etag: string };

export type PictureStore = (id: number, width: number) => Promise<Picture>;

const cacheBytes = 48 * 1024 * 1024;
const cachedHashes = 50_000;

/**
 * Creates the store of resized pictures, by image id and width in pixels. Pictures are resized on the first
 * request, at most two concurrently, and cached by content hash. Concurrent requests for one picture share
 * the work. Throws 404 for an unknown id, 503 if the queue is full.
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
    const hash = isAvatar(id) ? await findPictureHash(db, id) : await hashes.fetch(id);
    if (!hash) throw notFound();
    const picture = await pictures.fetch(`"${hash}-${width}"`, { context: { hash, width } });
    if (!picture) throw notFound();
    return picture;
  };
}
