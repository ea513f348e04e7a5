import type { LocationCard } from '#contract/location-list.ts';
import type { SearchTime } from '#contract/search-time.ts';
import type { CallOutput } from '#contract/types.ts';
import { makePage } from './page.ts';

export function makeLocationCard(changes: Partial<LocationCard> = {}): LocationCard {
  const id = changes.id ?? 7;
  return {
    id,
    slug: `locatia-${id}`,
    name: `Frizeria ${id}`,
    logo: null,
    cover: null,
    average_rating: 4.8,
    rating_count: 32,
    category: { id: 2, slug: 'frizerii', name: 'Frizerii' },
    address: 'Strada Lăpușneanu 7',
    city: 'Iași',
    latitude: 47.16,
    longitude: 27.58,
    distance: 1_200,
    price_from: 40,
    ...changes,
  };
}

const noTime: SearchTime = { date: [], after: null, before: null, open_now: false };

export function makeLocationList(
  data: LocationCard[],
  meta: Partial<CallOutput<'listLocations'>['meta']> = {},
  suggested: LocationCard[] = [],
): CallOutput<'listLocations'> {
  const page = makePage(data);
  return {
    ...page,
    meta: { ...page.meta, ...meta },
    suggested,
    price: null,
    sort: null,
    understood: [],
    ignored: [],
    search: '',
    time: noTime,
  };
}
