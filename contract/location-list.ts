import { z } from 'zod';
import { ok, publicCall } from './call.ts';
import { image } from './image.ts';
import { pageLinks, pageMeta, pageNumber, perPage } from './pagination.ts';
import { requiredField } from './rule-words.ts';
import { catalogueId, idList, integerParam, latitude, longitude, ron } from './scalars.ts';
import { searchTime, searchTimeQuery } from './search-time.ts';
import { locationSorts } from './location-order.ts';
import { maxCounts, maxLengths, pageSizes } from './values.ts';

/** `distance` is in metres, null without a place. */
export const locationCard = z
  .object({
    id: catalogueId,
    slug: z.string(),
    name: z.string(),
    logo: image.nullable(),
    cover: image.nullable(),
    average_rating: z.number().min(0).max(5),
    rating_count: z.int(),
    category: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
    address: z.string(),
    city: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    distance: z.int().nullable(),
    price_from: ron.nullable(),
  })
  .meta({ id: 'LocationCard' });

/**
 * `text` is as typed, or the label of a misspelt place; `rest` is the search text without it. A
 * place replaces the coordinates, `when` requires a free slot, `cheap` orders by price.
 */
const linePart = z
  .object({
    kind: z.enum(['when', 'open_now', 'place', 'near_me', 'nearest', 'price', 'cheap']),
    text: z.string(),
    rest: z.string(),
  })
  .meta({ id: 'SearchPart' });

/**
 * `radius` is in metres; latitude and longitude are set together. With `per_page` 3 and no `sort`,
 * as for suggestions, the total of page 1 is at most 3.
 */
const locationListQuery = z
  .object({
    radius: integerParam(z.int().min(1000).max(200_000)).prefault(30_000),
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    search: z.string().trim().max(maxLengths.search).default(''),
    categories: idList(maxCounts.filterIds).optional(),
    payment_methods: idList(maxCounts.filterIds).optional(),
    ...searchTimeQuery,
    page: pageNumber,
    per_page: perPage(pageSizes.locations),
    sort: z.enum(locationSorts).optional(),
  })
  .superRefine((query, ctx) => {
    for (const [one, other] of [
      ['latitude', 'longitude'],
      ['longitude', 'latitude'],
    ] as const) {
      if (query[one] !== undefined && query[other] === undefined)
        ctx.addIssue({ code: 'custom', path: [other], message: requiredField(other) });
    }
  });

export const listLocationsCall = publicCall('locations', {
  summary: 'Locations in a radius, by text, categories and order',
  query: locationListQuery,
  success: {
    status: 200,
    schema: z.object({
      data: z.array(locationCard),
      links: pageLinks,
      meta: pageMeta,
      suggested: z.array(locationCard),
      understood: z.array(linePart),
      /** As typed: unknown words, past or impossible days, words that excluded all locations. */
      ignored: z.array(z.string()),
      search: z.string(),
      time: searchTime,
      /** From the text; both inclusive. Each location has a matching service in this range. */
      price: z.object({ min: ron.nullable(), max: ron.nullable() }).nullable(),
      /** The parameter, else the order that the text names ("ieftin"). */
      sort: z.enum(locationSorts).nullable(),
    }),
  },
});

/** In the order of `ids`, without distances; ignores unknown ids. */
export const locationsCardsCall = publicCall('locations', {
  summary: 'Locations by their ids',
  query: z.object({ ids: idList(pageSizes.cards) }),
  success: ok(z.array(locationCard)),
});

export type LocationCard = z.infer<typeof locationCard>;
