import type { FastifyInstance } from 'fastify';
import { cacheForEverybody } from '#server/http/cache-control.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { presentPlace } from '../places/repository.ts';
import { guestReads } from '../guest-reads.ts';
import {
  findFeaturedCities,
  loadCategories,
  loadCounties,
  loadPaymentMethods,
} from './repository.ts';

const featuredCities = 12;

export function registerFiltersForm(app: FastifyInstance, deps: Deps): void {
  const read = guestReads(deps);

  route(app, 'filtersForm', async (_input, request, reply) => {
    const { cities, ...lists } = await read(request, async (db) => ({
      counties: await loadCounties(db),
      categories: await loadCategories(db),
      cities: await findFeaturedCities(db, featuredCities),
      payment_methods: await loadPaymentMethods(db),
    }));
    cacheForEverybody(reply, 300);
    return {
      data: {
        ...lists,
        citiesFeatured: cities.map((city) => ({ ...city, ...presentPlace(city) })),
      },
    };
  });
}
