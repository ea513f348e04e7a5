import type { FastifyInstance } from 'fastify';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { requireLocation } from '../repository.ts';
import { route } from '#server/http/route.ts';
import { presentGallery } from './presenter.ts';
import { loadAlbums, loadPictures } from './repository.ts';

export function registerGallery(app: FastifyInstance, { db }: Deps): void {
  route(app, 'locationGallery', async ({ params }, _request, reply) => {
    await requireLocation(db, params.id);
    const pictures = await loadPictures(db, params.id);
    const albums = await loadAlbums(db, params.id);
    cacheForEverybody(reply, 30);
    return { data: presentGallery(pictures, albums) };
  });
}
