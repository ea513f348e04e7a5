import type { Category } from '#contract/category.ts';
import type { FiltersForm } from '#contract/filters-form.ts';
import type { Place } from '#contract/place.ts';
import { slugify } from '#domain/slug.ts';

const beauty = { slug: 'beauty-and-care', name: 'Înfrumusețare și îngrijire' };
const health = { slug: 'health-and-wellness', name: 'Sănătate' };
const sports = { slug: 'sports-and-recreation', name: 'Sport și recreere' };

/** The trades of the mocked catalogue. */
export const categories: Category[] = [
  { id: 1, slug: 'saloane', name: 'Saloane', group: beauty, is_health: false },
  { id: 2, slug: 'frizerii', name: 'Frizerii', group: beauty, is_health: false },
  { id: 3, slug: 'medici', name: 'Medici', group: health, is_health: true },
  { id: 4, slug: 'sali-de-sport', name: 'Săli de sport', group: sports, is_health: false },
];

const towns = [
  ['Iași', 'Iași', 47.16, 27.58],
  ['București', 'București', 44.43, 26.1],
  ['Cluj-Napoca', 'Cluj', 46.77, 23.6],
  ['Târgu Mureș', 'Mureș', 46.54, 24.56],
  ['Pașcani', 'Iași', 47.25, 26.72],
  ['Iara', 'Cluj', 46.55, 23.52],
] as const;

/** The localities that the address input finds, and the form that home and the filters are made of. */
export function makePlaces(): { places: Place[]; form: FiltersForm } {
  const places = towns.map(([name, county, latitude, longitude], index) => ({
    id: index + 1,
    name,
    county,
    label: name === county ? name : `${name}, ${county}`,
    latitude,
    longitude,
  }));
  const counties = [...new Set(towns.map(([, county]) => county))];
  return {
    places,
    form: {
      counties: counties.map((name, index) => ({ id: index + 1, name, slug: slugify(name) })),
      categories,
      citiesFeatured: places.slice(0, 4).map((place, index) => ({
        ...place,
        slug: slugify(place.name),
        locations_count: 40 - index * 10,
      })),
      payment_methods: [
        { id: 1, name: 'Numerar' },
        { id: 2, name: 'Card' },
      ],
    },
  };
}
