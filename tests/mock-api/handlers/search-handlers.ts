import type { HttpHandler } from 'msw';
import { locationOrders } from '#contract/location-order.ts';
import { fold } from '#domain/words/fold.ts';
import { distanceKm } from '#domain/place/geo.ts';
import { makePage } from '#tests/factories/page.ts';
import { handleCall, type MockInput } from '../handle-call.ts';
import { cardOf, cardsOf } from '../card-of.ts';
import type { MockLocation } from '../catalogue/locations.ts';
import { filtersForm, places } from '../catalogue/places.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

export function searchHandlers(world: World): HttpHandler[] {
  return [
    handleCall(world, 'filtersForm', () => ({ data: filtersForm })),

    handleCall(world, 'listLocations', ({ query, request }) => {
      const cards = world.locations.map((one) => ({ location: one, card: cardOf(one, query) }));
      const isMatch = ({ location, card }: (typeof cards)[number]) =>
        (card.distance ?? 0) <= query.radius && isFound(location, query);
      const matches = cards.filter(isMatch).map(({ card }) => card);
      const others = cards.filter((one) => !isMatch(one)).map(({ card }) => card);
      const [field] = query.sort ? locationOrders[query.sort].fields : [];
      if (field) matches.sort((a, b) => b[field] - a[field]);
      return {
        ...makePage(matches, query, request),
        suggested: matches.length < 6 ? others.slice(0, 6) : [],
        understood: [],
        ignored: [],
        search: query.search,
        time: timeOf(query),
        price: null,
        sort: query.sort ?? null,
      };
    }),

    handleCall(world, 'locationsCards', ({ query }) => ({ data: cardsOf(world, query.ids) })),

    handleCall(world, 'listPlaces', ({ query }) => ({
      data: places
        .filter(({ name }) => fold(name).startsWith(fold(query.search)))
        .slice(0, query.limit),
    })),

    handleCall(world, 'nearestPlace', ({ query }) => {
      const [nearest] = places.toSorted((a, b) => distanceKm(query, a) - distanceKm(query, b));
      if (!nearest) throw new Refusal('not_found');
      return { data: nearest };
    }),
  ];
}

type Query = MockInput<'listLocations'>['query'];

function timeOf({ date = [], after, before, open_now }: Query) {
  return { date, after: after ?? null, before: before ?? null, open_now: open_now === 1 };
}

function isFound({ detail }: MockLocation, query: Query): boolean {
  const services = detail.service_categories.flatMap((category) => category.services);
  const text = fold([detail.name, ...services.map(({ name }) => name)].join(' '));
  return (
    text.includes(fold(query.search)) &&
    (query.categories?.includes(detail.category.id) ?? true) &&
    (query.payment_methods?.some((id) => detail.payment_methods.some((one) => one.id === id)) ??
      true)
  );
}
