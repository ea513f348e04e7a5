import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { AppError, notFound } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import { sendTagged } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { limits } from '#server/limits/limits.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';
import { createDrawingProcess } from '../drawing/drawing-process.ts';
import { isAvatar } from './avatar-repository.ts';
import { findOriginal, findPictureHash } from './repository.ts';

export function registerImages(app: FastifyInstance, { db }: Deps): void {
  const pictureOf = createPictureStore(db);

  route(app, 'image', async ({ params, query }, request, reply) => {
    const { bytes, etag } = await pictureOf(params.id, query.w);
    // Only browsers cache avatars: a copy in a shared cache could not be deleted.
    const scope = isAvatar(params.id) ? 'private' : 'public';
    reply.header('cache-control', `${scope}, max-age=31536000, immutable`);
    return sendTagged(request, reply, { etag, type: 'image/webp', content: bytes });
  });
}

type Picture = { bytes: Buffer; etag: string };

const cacheBytes = 48 * 1024 * 1024;
const cachedHashes = 50_000;

/**
 * Caches by content hash and width; concurrent requests share the work. Throws 404 for an unknown
 * id, 503 on a full queue or a failed drawing.
 */
function createPictureStore(db: Db) {
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

  return async (id: number, width: number): Promise<Picture> => {
    const hash = isAvatar(id) ? await findPictureHash(db, id) : await hashes.fetch(id);
    if (!hash) throw notFound();
    const picture = await pictures.fetch(`"${hash}-${width}"`, { context: { hash, width } });
    if (!picture) throw notFound();
    return picture;
  };
}
