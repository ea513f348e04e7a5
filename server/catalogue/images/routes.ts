import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '#server/app-error.ts';
import type { Deps } from '#server/deps.ts';
import { sendTagged } from '#server/http/cache-control.ts';
import { route } from '#server/http/route.ts';
import { limits } from '#server/limits/limits.ts';
import { createPictureCache } from '../drawing/picture-cache.ts';
import { findOriginal, findPictureHash, isAvatar } from './repository.ts';

const cacheBytes = 48 * 1024 * 1024;
const cachedHashes = 50_000;

export function registerImages(app: FastifyInstance, { db }: Deps): void {
  const hashes = new LRUCache<number, string>({
    max: cachedHashes,
    fetchMethod: (id) => findPictureHash(db, id),
  });
  const pictureOf = createPictureCache({
    maxBytes: cacheBytes,
    maxDrawings: 500,
    queue: limits.queues.pictures,
  });

  route(app, 'image', async ({ params: { id }, query: { w: width } }, request, reply) => {
    const hash = isAvatar(id) ? await findPictureHash(db, id) : await hashes.fetch(id);
    if (!hash) throw notFound();
    const { bytes, etag } = await pictureOf(`"${hash}-${width}"`, async () => {
      const original = await findOriginal(db, hash);
      return original && { kind: 'sized', original, width };
    });
    // Only browsers may cache avatars, because a copy in a shared cache could not be deleted.
    const scope = isAvatar(id) ? 'private' : 'public';
    reply.header('cache-control', `${scope}, max-age=31536000, immutable`);
    return sendTagged(request, reply, { etag, type: 'image/webp', content: bytes });
  });
}
