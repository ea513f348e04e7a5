/** Excludes the default order. */
export const sortNames = {
  distance: 'Cele mai apropiate',
  rating: 'Cele mai bine cotate',
  reviews: 'Cele mai multe recenzii',
  price: 'Cele mai ieftine',
};

export type LocationSort = keyof typeof sortNames;

export const locationSorts = Object.keys(sortNames) as LocationSort[];

type Order = {
  /** Fields of a card, highest first. Ties sort by distance, then by id. */
  fields: readonly ('average_rating' | 'rating_count')[];
  /** Shown on results and the page about ranking, as the law requires. */
  rule: string;
};

export const maxPriced = 100;

/** Separate from `sortNames`, to stay out of first loads. */
export const locationOrders = {
  distance: {
    fields: [],
    rule: 'după distanța în linie dreaptă',
  },
  rating: {
    fields: ['average_rating', 'rating_count'],
    rule: 'după nota medie, apoi după numărul de recenzii',
  },
  reviews: {
    fields: ['rating_count', 'average_rating'],
    rule: 'după numărul lor, apoi după nota medie',
  },
  price: {
    fields: [],
    rule: `după prețul serviciului căutat sau, fără căutare, al celui cu care încep de obicei clienții noi, numai la cele ${maxPriced} de locații care se potrivesc cel mai bine, întâi cele din categoria căutată`,
  },
} as const satisfies Record<LocationSort, Order>;
