import { LRUCache } from 'lru-cache';
import { AppError, notFound } from '#server/app-error.ts';
import { createWorkQueue, type QueueLimits } from '#server/limits/work-queue.ts';
import { createDrawingProcess, type Drawing } from './drawing-process.ts';

type Picture = { bytes: Buffer; etag: string };

type ReadDrawing = () => Promise<Drawing | undefined>;

type CacheOptions = { maxBytes: number; maxDrawings: number; queue: QueueLimits };

/** The etag must identify the content. Throws 404 without an original, 503 if drawing fails. */
export function createPictureCache({ maxBytes, maxDrawings, queue: limits }: CacheOptions) {
  const queue = createWorkQueue(limits);
  const draw = createDrawingProcess({ maxDrawings });
  const pictures = new LRUCache<string, Picture, ReadDrawing>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: async (etag, _stale, { context: readDrawing }) => {
      const bytes = await queue(async () => {
        const drawing = await readDrawing();
        if (!drawing) throw notFound();
        return draw(drawing);
      });
      if (!bytes) throw new AppError('unavailable');
      return { bytes, etag };
    },
  });

  return (etag: string, readDrawing: ReadDrawing): Promise<Picture> =>
    pictures.forceFetch(etag, { context: readDrawing });
}
