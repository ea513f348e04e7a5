import { LRUCache } from 'lru-cache';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/deps.ts';
import { createDrawingProcess } from '../drawing/drawing-process.ts';
import type { ShareWords } from '../drawing/draw-share-picture.ts';
import { findOriginal } from '../images/repository.ts';
import { etagOf } from '#server/http/cache-control.ts';
import { limits } from '#server/limits/limits.ts';
import { createWorkQueue, type QueueLimits } from '#server/limits/work-queue.ts';

type SharePicture = { bytes: Buffer; etag: string };

type SharedPage = { words: ShareWords; cover: string | null };

const cacheBytes = 16 * 1024 * 1024;

/** Caches by content; concurrent requests share the work. Throws 503 on a full queue or a failed drawing. */
export function createSharePictureStore(
  db: Db,
  queueLimits: QueueLimits = limits.queues.sharePictures,
) {
  const queue = createWorkQueue(queueLimits);
  const draw = createDrawingProcess({ maxDrawings: 100 });
  const pictures = new LRUCache<string, SharePicture, SharedPage>({
    maxSize: cacheBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: async (etag, _stale, { context: { words, cover } }) => {
      const drawn = await queue(async () => {
        const original = cover === null ? undefined : await findOriginal(db, cover);
        return draw({ kind: 'share', words, cover: original ?? null });
      });
      if (!drawn) throw new AppError('unavailable');
      return { bytes: drawn, etag };
    },
  });

  return (page: SharedPage): Promise<SharePicture> =>
    pictures.forceFetch(etagOf(JSON.stringify(page)), { context: page });
}
