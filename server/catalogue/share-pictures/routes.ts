import type { FastifyInstance } from 'fastify';
import { categoryNoun } from '#domain/words/category-noun.ts';
import { notFound } from '#server/app-error.ts';
import { cacheForEverybody, etagOf, sendTagged } from '#server/http/cache-control.ts';
import type { Db, Deps } from '#server/deps.ts';
import { route, type Input } from '#server/http/route.ts';
import { limits } from '#server/limits/limits.ts';
import { findCity } from '../cities/repository.ts';
import type { ShareWords } from '../drawing/draw-share-picture.ts';
import { createPictureCache } from '../drawing/picture-cache.ts';
import { findOriginal } from '../images/repository.ts';
import { findSharedLocation } from './repository.ts';

const day = 24 * 60 * 60;
const cacheBytes = 16 * 1024 * 1024;

export function registerSharePictures(app: FastifyInstance, { db }: Deps): void {
  const pictureOf = createPictureCache({
    maxBytes: cacheBytes,
    maxDrawings: 100,
    queue: limits.queues.sharePictures,
  });

  route(app, 'sharePicture', async ({ params }, request, reply) => {
    const page = await findShared(db, params);
    if (!page) throw notFound();
    const { bytes, etag } = await pictureOf(etagOf(JSON.stringify(page)), async () => {
      const { words, cover } = page;
      const original = cover === null ? undefined : await findOriginal(db, cover);
      return { kind: 'share', words, cover: original ?? null };
    });
    cacheForEverybody(reply, day);
    return sendTagged(request, reply, { etag, type: 'image/jpeg', content: bytes });
  });
}

async function findShared(db: Db, { kind, name }: Input<'sharePicture'>['params']) {
  if (kind === 'locations') return findLocation(db, name);
  const words = kind === 'cities' ? await findCityWords(db, name) : siteWords;
  return words && { words, cover: null };
}

async function findLocation(db: Db, id: string) {
  const location = /^[1-9]\d{0,14}$/.test(id) && (await findSharedLocation(db, Number(id)));
  if (!location) return null;
  const noun = categoryNoun({ slug: location.category_slug, name: location.category_name });
  const line = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} · ${location.city}`;
  return { words: { title: location.name, line, invitation }, cover: location.cover };
}

async function findCityWords(db: Db, slug: string): Promise<ShareWords | null> {
  const city = await findCity(db, slug);
  if (!city) return null;
  const county = city.name === city.county ? '' : ` · județul ${city.county}`;
  return { title: city.name, line: `Programări online${county}`, invitation };
}

const invitation = 'Vezi orele libere și alege ora potrivită';

const siteWords: ShareWords = {
  invitation,
  title: 'Programări online, aproape de tine',
  line: 'Saloane, clinici, săli de sport',
};
