import type { FastifyInstance } from 'fastify';
import { today } from '#domain/time/local-time.ts';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { presentGallery } from '../gallery/presenter.ts';
import { loadAlbums, loadPictures } from '../gallery/repository.ts';
import { findCards } from '../locations/card-repository.ts';
import { route } from '#server/http/route.ts';
import { presentServiceCategories } from '../services/presenter.ts';
import { loadPriceChanges, loadServiceCategories, loadServices } from '../services/repository.ts';
import { presentDetail } from './presenter.ts';
import { findDetail } from './repository.ts';

export function registerLocationDetail(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'locationDetail', async ({ params }, _request, reply) => {
    const id = params.location_id;
    const [card] = await findCards(db, [id]);
    const detail = card && (await findDetail(db, id));
    if (!detail) throw notFound();
    const categories = await loadServiceCategories(db, id);
    const services = await loadServices(db, id);
    const prices = await loadPriceChanges(db, id);
    const pictures = await loadPictures(db, id);
    const albums = await loadAlbums(db, id);
    cacheForEverybody(reply, 30);
    return {
      data: presentDetail(card, detail, {
        service_categories: presentServiceCategories(categories, services, {
          today: today(now()),
          prices,
        }),
        ...presentGallery(pictures, albums),
      }),
    };
  });
}
