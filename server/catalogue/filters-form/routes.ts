import type { FastifyInstance } from 'fastify';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { findFeaturedCities } from '../places/repository.ts';
import { route } from '#server/http/route.ts';
import { presentFiltersForm } from './presenter.ts';
import { loadCategories, loadCounties, loadPaymentMethods } from './repository.ts';

const featuredCities = 12;

export function registerFiltersForm(app: FastifyInstance, { db }: Deps): void {
  route(app, 'filtersForm', async (_input, _request, reply) => {
    const rows = {
      counties: await loadCounties(db),
      categories: await loadCategories(db),
      cities: await findFeaturedCities(db, featuredCities),
      paymentMethods: await loadPaymentMethods(db),
    };
    cacheForEverybody(reply, 300);
    return { data: presentFiltersForm(rows) };
  });
}
