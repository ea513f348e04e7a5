import { AppError, notFound } from '../app-error.ts';
import type { Db } from '../deps.ts';
import { limits } from '../limits/limits.ts';
import { createWorkQueue } from '../limits/work-queue.ts';
import { createPictureCache, type Picture } from './picture-cache.ts';
import { renderPicture } from './render-picture.ts';
import { findPicture } from './repository.ts';

export type PictureStore = (id: number, width: number) => Promise<Picture>;

const cacheBytes = 48 * 1024 * 1024;

/**
 * Gives pictures by id and width in pixels. They are made on the first request, at most two at once, and kept; who
 * asks for one that is being made waits for it. Throws 404 for an unknown id, 503 when too many wait.
 */
export function createPictureStore(db: Db): PictureStore {
  const cache = createPictureCache(cacheBytes);
  const queue = createWorkQueue(limits.queues.pictures);
  const underWay = new Map<string, Promise<Picture>>();

  async function make(key: string, id: number, width: number): Promise<Picture> {
    const source = await findPicture(db, id);
    if (!source) throw notFound();
    const picture = await queue(() => renderPicture(source, width));
    if (!picture) throw new AppError('unavailable');
    cache.set(key, picture);
    return picture;
  }

  return (id, width) => {
    const key = `${id}/${width}`;
    const ready = cache.get(key);
    if (ready) return Promise.resolve(ready);
    const started = underWay.get(key);
    if (started) return started;
    const making = make(key, id, width).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}
