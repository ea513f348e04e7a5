type Order = {
  name: string;
  /** Fields of a card, highest first. Ties sort by distance, then by id. */
  fields: readonly ('average_rating' | 'rating_count')[];
  /** Shown on the results and the page about ranking, as the law requires. */
  rule: string;
};

/** Besides the default order. Free of libraries: may be part of a first load. */
export const locationOrders = {
  distance: {
    name: 'Cele mai apropiate',
    fields: [],
    rule: 'după distanța în linie dreaptă',
  },
  rating: {
    name: 'Cele mai bine cotate',
    fields: ['average_rating', 'rating_count'],
    rule: 'după nota medie, apoi după numărul de recenzii',
  },
  reviews: {
    name: 'Cele mai multe recenzii',
    fields: ['rating_count', 'average_rating'],
    rule: 'după numărul lor, apoi după nota medie',
  },
} as const satisfies Record<string, Order>;

export type LocationSort = keyof typeof locationOrders;
export type LocationOrder = LocationSort | 'default';

export const locationSorts = Object.keys(locationOrders) as LocationSort[];
