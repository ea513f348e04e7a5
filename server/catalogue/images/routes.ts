import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { isAvatar } from './avatar-repository.ts';
import { createPictureStore } from './picture-store.ts';

export function registerImages(app: FastifyInstance, { db }: Deps): void {
  const pictureOf = createPictureStore(db);

  route(app, 'image', async ({ params, query }, request, reply) => {
    const { bytes, etag } = await pictureOf(params.id, query.w);
    // Only browsers cache avatars: a copy in a shared cache could not be removed.
    const keeper = isAvatar(params.id) ? 'private' : 'public';
    reply.header('cache-control', `${keeper}, max-age=31536000, immutable`).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('image/webp').send(bytes);
  });
}
