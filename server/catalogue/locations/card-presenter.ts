import type { LocationCard } from '#contract/location-list.ts';
import { distanceKm, type Point } from '#domain/place/geo.ts';
import { maybeRon } from '#domain/money/money.ts';
import { presentImage } from '../images/presenter.ts';
import type { CardRow } from './card-repository.ts';

export function presentCard(row: CardRow, center: Point | null): LocationCard {
  return {
    ...presentPlaceless(row),
    distance: center && Math.round(distanceKm(center, row) * 1000),
  };
}

export function presentPlaceless(row: CardRow): Omit<LocationCard, 'distance'> {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    logo: row.logo && presentImage(row.logo),
    cover: row.cover && presentImage(row.cover),
    average_rating: row.average_rating,
    rating_count: row.rating_count,
    category: { id: row.category_id, slug: row.category_slug, name: row.category_name },
    address: row.address,
    city: row.city,
    latitude: row.latitude,
    longitude: row.longitude,
    price_from: maybeRon(row.price_from_bani),
  };
}
