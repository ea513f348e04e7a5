import type { FiltersForm } from '#contract/filters-form.ts';
import { slugify } from '#domain/words/fold.ts';

const beauty = { slug: 'beauty-and-care', name: 'Înfrumusețare și îngrijire' };
const health = { slug: 'health-and-wellness', name: 'Sănătate' };

const towns = [
  ['Iași', 'Iași', 47.16, 27.58],
  ['București', 'București', 44.43, 26.1],
  ['Cluj-Napoca', 'Cluj', 46.77, 23.6],
  ['Târgu Mureș', 'Mureș', 46.54, 24.56],
  ['Pașcani', 'Iași', 47.25, 26.72],
] as const;

export const places = towns.map(([name, county, latitude, longitude], index) => ({
  id: index + 1,
  name,
  county,
  label: name === county ? name : `${name}, ${county}`,
  latitude,
  longitude,
}));

export const filtersForm: FiltersForm = {
  counties: [
    { id: 12, name: 'Cluj', slug: 'cluj' },
    { id: 23, name: 'Iași', slug: 'iasi' },
  ],
  categories: [
    { id: 1, slug: 'saloane', name: 'Saloane', group: beauty, is_health: false },
    { id: 2, slug: 'frizerii', name: 'Frizerii', group: beauty, is_health: false },
    { id: 3, slug: 'medici', name: 'Medici', group: health, is_health: true },
  ],
  citiesFeatured: places.slice(0, 4).map((place, index) => ({
    ...place,
    slug: slugify(place.name),
    locations_count: 40 - index * 10,
  })),
  payment_methods: [
    { id: 1, name: 'Numerar' },
    { id: 2, name: 'Card' },
  ],
};
