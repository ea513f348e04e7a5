import type { LocationCard } from '#contract/location-list.ts';
import { distanceKm, type Point } from '#domain/place/geo.ts';
import type { MockLocation } from './catalogue/locations.ts';
import type { World } from './world.ts';

export function cardOf(
  { detail }: MockLocation,
  { latitude, longitude }: Partial<Point>,
): LocationCard {
  const { id, slug, name, logo, cover, average_rating, rating_count, category } = detail;
  const { address, city, price_from } = detail;
  const center: Point | null =
    latitude === undefined || longitude === undefined ? null : { latitude, longitude };
  return {
    ...{ id, slug, name, logo, cover, average_rating, rating_count, category },
    ...{ address, city, latitude: detail.latitude, longitude: detail.longitude, price_from },
    distance: center && Math.round(distanceKm(center, detail) * 1000),
  };
}

export function cardsOf(world: World, ids: readonly number[]): LocationCard[] {
  return ids.flatMap((id) => {
    const location = world.locations.find(({ detail }) => detail.id === id);
    return location ? [cardOf(location, {})] : [];
  });
}
