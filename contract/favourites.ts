import { z } from 'zod';
import { defineCall } from './call.ts';
import { locationCard } from './location-list.ts';
import { catalogueId, catalogueIdParam } from './scalars.ts';
import { maxCounts } from './values.ts';

const cards = { status: 200, schema: z.object({ data: z.array(locationCard) }) } as const;
const done = { status: 204, schema: z.null() } as const;
const params = z.object({ location_id: catalogueIdParam });

export const listFavouritesCall = defineCall({
  summary: 'The locations that the client keeps, the latest first',
  tag: 'account',
  auth: 'client',
  success: cards,
});

export const addFavouriteCall = defineCall({
  summary: 'Keeps a location for the client, once',
  tag: 'account',
  auth: 'client',
  params,
  success: done,
  errors: ['validation_failed'],
});

export const deleteFavouriteCall = defineCall({
  summary: 'Keeps a location for the client no more',
  tag: 'account',
  auth: 'client',
  params,
  success: done,
});

/** Skips unknown locations and those beyond the limit. */
export const mergeFavouritesCall = defineCall({
  summary: 'Adds the locations that the client kept as a guest, the latest first',
  tag: 'account',
  auth: 'client',
  body: z.object({
    location_ids: z.array(catalogueId).max(maxCounts.guestFavourites),
  }),
  success: cards,
});
