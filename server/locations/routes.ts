import type { FastifyInstance } from 'fastify';
import { today } from '#domain/local-time.ts';
import { notFound } from '../app-error.ts';
import { cacheForEverybody } from '../cache-control.ts';
import type { Deps } from '../deps.ts';
import { presentGallery } from '../gallery/presenter.ts';
import { loadAlbums, loadPictures } from '../gallery/repository.ts';
import { pageOf } from '../pagination.ts';
import { route } from '../route.ts';
import { presentServiceCategories } from '../services/presenter.ts';
import { loadServiceCategories, loadServices } from '../services/repository.ts';
import { presentCard } from './card-presenter.ts';
import { findCards } from './card-repository.ts';
import { presentDetail } from './detail-presenter.ts';
import { findDetail } from './detail-repository.ts';
import { findLocations } from './service.ts';

export function registerLocations(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'listLocations', async ({ query }, request, reply) => {
    const { latitude, longitude, page, per_page: perPage } = query;
    const center =
      latitude === undefined || longitude === undefined ? null : { latitude, longitude };
    const { locations, total, suggested } = await findLocations(db, {
      center,
      radiusKm: query.radius / 1000,
      text: query.search,
      categories: query.categories ?? [],
      paymentMethods: query.payment_methods ?? [],
      order: query.sort ?? 'default',
      page,
      perPage,
    });
    cacheForEverybody(reply, 30);
    return {
      data: locations.map((row) => presentCard(row, center)),
      ...pageOf({ url: request.url, page, perPage, rows: locations.length, total }),
      suggested: suggested.map((row) => presentCard(row, center)),
    };
  });

  route(app, 'locationDetail', async ({ params }, _request, reply) => {
    const id = params.location_id;
    const [card] = await findCards(db, [id]);
    const detail = card && (await findDetail(db, id));
    if (!detail) throw notFound();
    const categories = await loadServiceCategories(db, id);
    const services = await loadServices(db, id);
    const pictures = await loadPictures(db, id);
    const albums = await loadAlbums(db, id);
    cacheForEverybody(reply, 30);
    return {
      data: presentDetail(card, detail, {
        service_categories: presentServiceCategories(categories, services, today(now())),
        ...presentGallery(pictures, albums),
      }),
    };
  });
}
