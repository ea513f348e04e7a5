import type { FiltersForm } from '#contract/filters-form.ts';
import { presentPlace } from '../places/presenter.ts';
import type { findFeaturedCities } from '../places/repository.ts';
import type { loadCategories, loadCounties, loadPaymentMethods } from './repository.ts';

type Rows = {
  counties: Awaited<ReturnType<typeof loadCounties>>;
  categories: Awaited<ReturnType<typeof loadCategories>>;
  cities: Awaited<ReturnType<typeof findFeaturedCities>>;
  paymentMethods: Awaited<ReturnType<typeof loadPaymentMethods>>;
};

export function presentFiltersForm(rows: Rows): FiltersForm {
  return {
    counties: rows.counties.map(({ id, name, slug }) => ({ id, name, slug })),
    categories: rows.categories.map(({ id, slug, name, group_slug, group_name, is_health }) => ({
      id,
      slug,
      name,
      group: { slug: group_slug, name: group_name },
      is_health,
    })),
    citiesFeatured: rows.cities.map((city) => ({
      ...presentPlace(city),
      slug: city.slug,
      locations_count: city.locations_count,
    })),
    payment_methods: rows.paymentMethods.map(({ id, name }) => ({ id, name })),
  };
}
