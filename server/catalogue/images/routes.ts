import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import { sendTagged } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { limits } from '#server/limits/limits.ts';
import { createPictureCache } from '../drawing/picture-cache.ts';
import { findOriginal, findPictureHash, isAvatar } from './repository.ts';

export function registerImages(app: FastifyInstance, { db }: Deps): void {
  const pictureOf = createImageCache(db);

  route(app, 'image', async ({ params, query }, request, reply) => {
    const { bytes, etag } = await pictureOf(params.id, query.w);
    // Only browsers cache avatars: a copy in a shared cache could not be deleted.
    const scope = isAvatar(params.id) ? 'private' : 'public';
    reply.header('cache-control', `${scope}, max-age=31536000, immutable`);
    return sendTagged(request, reply, { etag, type: 'image/webp', content: bytes });
  });
}

const cacheBytes = 48 * 1024 * 1024;
const cachedHashes = 50_000;

function createImageCache(db: Db) {
  const hashes = new LRUCache<number, string>({
    max: cachedHashes,
    fetchMethod: (id) => findPictureHash(db, id),
  });
  const pictureOf = createPictureCache({
    maxBytes: cacheBytes,
    maxDrawings: 500,
    queue: limits.queues.pictures,
  });

  return async (id: number, width: number) => {
    const hash = isAvatar(id) ? await findPictureHash(db, id) : await hashes.fetch(id);
    if (!hash) throw notFound();
    return pictureOf(`"${hash}-${width}"`, async () => {
      const original = await findOriginal(db, hash);
      return original && { kind: 'sized', original, width };
    });
  };
}
