import type { FastifyInstance } from 'fastify';
import { pageSizes } from '#contract/values.ts';
import type { CallOutput } from '#contract/types.ts';
import { maybeRon } from '#domain/money/money.ts';
import { notFound } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import { guestRoutes } from '../guest-reads.ts';
import { presentCard } from '../locations/card-presenter.ts';
import { findCards } from '../locations/card-repository.ts';
import { pageOf } from '#server/http/pagination.ts';
import { presentPlace } from '../places/repository.ts';
import {
  findCategory,
  findCity,
  findCityLocations,
  findCommonServices,
  findNeighbours,
  loadCitiesByCounty,
  loadCityCategories,
  loadCityTotals,
} from './repository.ts';

const max = { citiesOfCounty: 30, services: 8, neighbours: 8 };

export function registerCities(app: FastifyInstance, deps: Deps): void {
  const guestRoute = guestRoutes(app, deps);

  guestRoute('cities', 300, async (db) => ({
    data: await loadCitiesByCounty(db, max.citiesOfCounty),
  }));

  for (const name of ['city', 'cityCategory'] as const)
    guestRoute(name, 60, (db, { params, query }, { url }) =>
      loadCity(db, { category: null, ...params, page: query.page, url }),
    );
}

type CityRequest = { city: string; category: string | null; page: number; url: string };

async function loadCity(db: Db, request: CityRequest): Promise<CallOutput<'city'>> {
  const { page, url } = request;
  const city = await findCity(db, request.city);
  const category = request.category === null ? null : await findCategory(db, request.category);
  if (!city || category === undefined) throw notFound();

  const which = { cityId: city.id, categoryId: category && category.id };
  const perPage = pageSizes.cityLocations;
  const totals = await loadCityTotals(db, which);
  const offset = (page - 1) * perPage;
  const ids = await findCityLocations(db, which, { limit: perPage, offset });
  const cards = await findCards(db, ids);
  const facts = {
    city: { ...presentPlace(city), slug: city.slug },
    category,
    ...presentTotals(totals),
    services: await findCommonServices(db, which, max.services),
    categories: await loadCityCategories(db, city.id),
    neighbours: await findNeighbours(db, city, which.categoryId, max.neighbours),
  };
  return {
    data: cards.map((row) => presentCard(row, null)),
    ...pageOf({ url, page, perPage, rows: cards.length, total: totals.locations_count }),
    facts,
  };
}

function presentTotals(totals: Awaited<ReturnType<typeof loadCityTotals>>) {
  const { price_from_bani, price_to_bani, rating_sum, ...counts } = totals;
  const mean = counts.rating_count === 0 ? 0 : rating_sum / counts.rating_count;
  return {
    ...counts,
    price_from: maybeRon(price_from_bani),
    price_to: maybeRon(price_to_bani),
    average_rating: Math.round(mean * 100) / 100,
  };
}
