import type { FastifyInstance } from 'fastify';
import { pageSizes } from '#contract/values.ts';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { pageOf } from '#server/http/pagination.ts';
import { route } from '#server/http/route.ts';
import { guestReads } from '../guest-reads.ts';
import { askedTime } from '../search-text/read-search.ts';
import { presentCard } from './card-presenter.ts';
import { findCards } from './card-repository.ts';
import { findLocations } from './find-locations.ts';

export function registerLocations(app: FastifyInstance, deps: Deps): void {
  const { now } = deps;
  const read = guestReads(deps);
  route(app, 'listLocations', async ({ query }, request, reply) => {
    const { latitude, longitude, page, per_page: perPage } = query;
    const { cards, suggested, center, counted, understanding } = await read(request, (db) =>
      findLocations(db, {
        now: now(),
        center: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
        radiusKm: query.radius / 1000,
        text: query.search,
        time: askedTime(query),
        categories: query.categories ?? [],
        paymentMethods: query.payment_methods ?? [],
        sort: query.sort ?? null,
        isCounted: perPage !== pageSizes.suggestions || page > 1 || query.sort !== undefined,
        page,
        perPage,
      }),
    );
    cacheForEverybody(reply, 30);
    return {
      data: cards.map((row) => presentCard(row, center)),
      ...pageOf({ url: request.url, page, perPage, rows: cards.length, ...counted }),
      suggested: suggested.map((row) => presentCard(row, center)),
      ...understanding,
    };
  });
  route(app, 'locationsCards', async ({ query }, request, reply) => {
    const rows = await read(request, (db) => findCards(db, query.ids));
    cacheForEverybody(reply, 30);
    return { data: rows.map((row) => presentCard(row, null)) };
  });
}
