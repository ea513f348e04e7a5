import type { FastifyInstance } from 'fastify';
import type { LocationDetail } from '#contract/location-detail.ts';
import { toIsoWithOffset, today } from '#domain/time/local-time.ts';
import { longestStretch } from '#domain/time/working-hours.ts';
import { fullName } from '#domain/words/contact-labels.ts';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Db, Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { presentImage } from '../images/presenter.ts';
import { presentPlaceless } from '../locations/card-presenter.ts';
import { findCards, type CardRow } from '../locations/card-repository.ts';
import { presentServiceCategories } from '../services/presenter.ts';
import { loadPriceChanges, loadServiceCategories } from '../services/repository.ts';
import {
  findDetail,
  loadAlbums,
  loadPictures,
  requireLocation,
  type DetailRow,
} from './repository.ts';

export function registerLocationDetail(app: FastifyInstance, { db, now }: Deps): void {
  route(app, 'locationDetail', async ({ params }, _request, reply) => {
    const id = params.location_id;
    const [card] = await findCards(db, [id]);
    const detail = card && (await findDetail(db, id, now()));
    if (!detail) throw notFound();
    const service_categories = await readServices(db, id, now());
    const gallery = await readGallery(db, id);
    cacheForEverybody(reply, 30);
    return { data: presentDetail(card, detail, { service_categories, ...gallery }) };
  });

  route(app, 'locationServices', async ({ params }, _request, reply) => {
    await requireLocation(db, params.id);
    const data = await readServices(db, params.id, now());
    cacheForEverybody(reply, 30);
    return { data };
  });

  route(app, 'locationGallery', async ({ params }, _request, reply) => {
    await requireLocation(db, params.id);
    const data = await readGallery(db, params.id);
    cacheForEverybody(reply, 30);
    return { data };
  });
}

async function readServices(db: Db, id: number, now: Date) {
  const categories = await loadServiceCategories(db, id);
  const prices = await loadPriceChanges(db, id);
  return presentServiceCategories(categories, prices, today(now));
}

async function readGallery(db: Db, id: number) {
  const pictures = await loadPictures(db, id);
  const albums = await loadAlbums(db, id);
  const ofAlbum = (id: number) => pictures.filter(({ album_id }) => album_id === id);
  return {
    gallery: pictures.map(presentImage),
    albums: albums
      .map(({ id, name }) => ({ id, name, images: ofAlbum(id).map(presentImage) }))
      .filter(({ images }) => images.length > 0),
  };
}

function presentDetail(
  card: CardRow,
  { professionals, updated_at, ...row }: DetailRow,
  parts: Pick<LocationDetail, 'service_categories' | 'gallery' | 'albums'>,
): LocationDetail {
  return {
    ...presentPlaceless(card),
    ...row,
    professionals: professionals.map(({ hours, ...professional }) => ({
      ...professional,
      name: fullName(professional),
      longest_stretch: longestStretch(hours),
    })),
    ...parts,
    updated_at: toIsoWithOffset(updated_at),
  };
}
