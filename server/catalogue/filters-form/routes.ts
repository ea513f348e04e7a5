import type { FastifyInstance } from 'fastify';
import type { Deps } from '#server/deps.ts';
import { presentPlace } from '../places/repository.ts';
import { guestRoutes } from '../guest-reads.ts';
import {
  findFeaturedCities,
  loadCategories,
  loadCounties,
  loadPaymentMethods,
} from './repository.ts';

const featuredCities = 12;

export function registerFiltersForm(app: FastifyInstance, deps: Deps): void {
  const guestRoute = guestRoutes(app, deps);

  guestRoute('filtersForm', 300, async (db) => {
    const cities = await findFeaturedCities(db, featuredCities);
    return {
      data: {
        counties: await loadCounties(db),
        categories: await loadCategories(db),
        citiesFeatured: cities.map((city) => ({ ...city, ...presentPlace(city) })),
        payment_methods: await loadPaymentMethods(db),
      },
    };
  });
}
