import type { FastifyInstance } from 'fastify';
import { pageSizes } from '#contract/values.ts';
import type { Deps } from '#server/deps.ts';
import { pageOf } from '#server/http/pagination.ts';
import { guestRoutes } from '../guest-reads.ts';
import { askedTime } from '../search-text/read-search.ts';
import { presentCard } from './card-presenter.ts';
import { findCards } from './card-repository.ts';
import { findLocations } from './find-locations.ts';

export function registerLocations(app: FastifyInstance, deps: Deps): void {
  const { now } = deps;
  const guestRoute = guestRoutes(app, deps);
  guestRoute('listLocations', 30, async (db, { query }, { url }) => {
    const { latitude, longitude, page, per_page: perPage } = query;
    const { cards, suggested, center, counted, understanding } = await findLocations(db, {
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
    });
    return {
      data: cards.map((row) => presentCard(row, center)),
      ...pageOf({ url, page, perPage, rows: cards.length, ...counted }),
      suggested: suggested.map((row) => presentCard(row, center)),
      ...understanding,
    };
  });
  guestRoute('locationsCards', 30, async (db, { query }) => {
    const rows = await findCards(db, query.ids);
    return { data: rows.map((row) => presentCard(row, null)) };
  });
}
