import type { HttpHandler } from 'msw';
import { slugify } from '#domain/words/fold.ts';
import { makeCityPage } from '#tests/factories/city-page.ts';
import { handleCall } from '../handle-call.ts';
import { filtersForm } from '../catalogue/places.ts';
import { cardOf } from '../card-of.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

const modified = '2026-11-20T10:00:00+02:00';

export function cityHandlers(world: World): HttpHandler[] {
  const cities = filtersForm.citiesFeatured;

  const pageOf = (citySlug: string, categorySlug: string | null, page: number) => {
    const city = cities.find(({ slug }) => slug === citySlug);
    const category =
      categorySlug === null
        ? null
        : filtersForm.categories.find(({ slug }) => slug === categorySlug);
    if (!city || category === undefined) throw new Refusal('not_found');
    const { id, slug, name, county, label, latitude, longitude } = city;
    const locations = city === cities[0] ? world.locations : [];
    const cards = locations.map((location) => cardOf(location, {}));
    const ofCategory = (id: number) => cards.filter((card) => card.category.id === id);
    const categories = filtersForm.categories
      .map((one) => ({
        slug: one.slug,
        name: one.name,
        locations_count: ofCategory(one.id).length,
      }))
      .filter(({ locations_count }) => locations_count > 0);
    return makeCityPage(category ? ofCategory(category.id) : cards, page, {
      city: { id, slug, name, county, label, latitude, longitude },
      categories,
      category: category && { id: category.id, slug: category.slug, name: category.name },
    });
  };

  return [
    handleCall(world, 'cities', () => ({
      data: cities
        .map(({ slug, name, county, locations_count }) => ({
          ...{ slug: slugify(county), name: county },
          cities: [{ slug, name, locations_count }],
        }))
        .sort((one, other) => one.name.localeCompare(other.name, 'ro')),
    })),

    handleCall(world, 'city', ({ params, query }) => pageOf(params.city, null, query.page)),

    handleCall(world, 'cityCategory', ({ params, query }) =>
      pageOf(params.city, params.category, query.page),
    ),

    handleCall(world, 'sitemapFiles', () => ({
      data: [{ kind: 'cities' as const, after: 0, modified }],
    })),

    handleCall(world, 'sitemap', ({ params }) => ({
      data: params.kind === 'cities' ? [{ path: `/${cities[0]?.slug}`, modified }] : [],
      next: null,
    })),

    handleCall(world, 'pageName', ({ params: { name } }) => {
      const city = cities.find(({ slug }) => slug === name);
      const contest = { token: 'concurs', title: 'Concurs', body: '## Premii\n\nUn tuns.' };
      const category = filtersForm.categories.find(({ slug }) => slug === name);
      const none = { city: null, category: null, contest: null };
      if (city) return { data: { ...none, city: { slug: city.slug } } };
      if (category) return { data: { ...none, category: { id: category.id } } };
      if (name !== contest.token) throw new Refusal('not_found');
      return { data: { ...none, contest: { ...contest, valid_until: '2026-12-31' } } };
    }),
  ];
}
