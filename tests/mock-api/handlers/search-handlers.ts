import type { HttpHandler } from 'msw';
import type { LocationCard } from '#contract/location-list.ts';
import type { LocationOrder } from '#contract/values.ts';
import { fold, words } from '#domain/fold.ts';
import { distanceKm, isInRomania, type Point } from '#domain/geo.ts';
import { answerCall } from '../answer-call.ts';
import type { MockLocation } from '../catalogue/mock-location.ts';
import { paged } from '../paged.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

/** With fewer results than this the answer suggests others. */
const enough = 6;

const orders = {
  distance: (a, b) => (a.distance ?? 0) - (b.distance ?? 0) || a.id - b.id,
  rating: (a, b) => b.average_rating - a.average_rating || a.id - b.id,
  reviews: (a, b) => b.rating_count - a.rating_count || a.id - b.id,
  default: (a, b) => a.id - b.id,
} satisfies Record<LocationOrder, (a: LocationCard, b: LocationCard) => number>;

/** The list of locations, its form, and the places of the address input. */
export function searchHandlers(world: World): HttpHandler[] {
  return [
    answerCall(world, 'filtersForm', () => ({ data: world.form })),

    answerCall(world, 'listLocations', ({ query, request }) => {
      const { latitude, longitude } = query;
      const center =
        latitude === undefined || longitude === undefined ? null : { latitude, longitude };
      const matches = world.locations
        .filter((one) => saysAll(one, query.search) && isOfAny(one, query.categories))
        .filter((one) => takesAny(one, query.payment_methods))
        .map((one) => cardOf(one, center))
        .filter(({ distance }) => distance === null || distance <= query.radius)
        .sort(orders[query.sort ?? 'default']);
      const rest = world.suggested ?? world.locations;
      const others = rest
        .map((one) => cardOf(one, center))
        .filter(({ id }) => !matches.some((one) => one.id === id));
      return {
        ...paged(matches, query, request),
        suggested: matches.length < enough ? others.slice(0, enough) : [],
      };
    }),

    answerCall(world, 'listPlaces', ({ query }) => ({
      data: world.places
        .filter(({ name }) => fold(name).startsWith(fold(query.search)))
        .slice(0, query.limit),
    })),

    answerCall(world, 'nearestPlace', ({ query }) => {
      if (!isInRomania(query.latitude, query.longitude)) throw new Refusal('not_found');
      const [nearest] = world.places.toSorted(
        (a, b) => distanceKm(query, a) - distanceKm(query, b),
      );
      if (!nearest) throw new Refusal('not_found');
      return { data: nearest };
    }),
  ];
}

/** A location as a search result; `distance` in metres. */
function cardOf({ detail }: MockLocation, center: Point | null): LocationCard {
  const { id, slug, name, logo, cover, average_rating, rating_count, category } = detail;
  const { address, city, latitude, longitude, price_from } = detail;
  return {
    ...{ id, slug, name, logo, cover, average_rating, rating_count, category },
    ...{ address, city, latitude, longitude, price_from },
    distance: center && Math.round(distanceKm(center, detail) * 1000),
  };
}

function saysAll({ detail }: MockLocation, search: string): boolean {
  const services = detail.service_categories.flatMap((category) => category.services);
  const text = fold([detail.name, detail.category.name, ...services.map((s) => s.name)].join(' '));
  const all = words(search);
  return search === '' || (all.length > 0 && all.every((word) => text.includes(word)));
}

function isOfAny({ detail }: MockLocation, categories: number[] | undefined): boolean {
  return !categories?.length || categories.includes(detail.category.id);
}

function takesAny({ detail }: MockLocation, payments: number[] | undefined): boolean {
  return !payments?.length || detail.payment_methods.some(({ id }) => payments.includes(id));
}
