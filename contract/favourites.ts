import { z } from 'zod';
import { defineCall, noContent, ok } from './call.ts';
import { locationCard } from './location-list.ts';
import { catalogueId, catalogueIdParam } from './scalars.ts';
import { maxCounts } from './values.ts';

const cards = ok(z.array(locationCard));
const params = z.object({ location_id: catalogueIdParam });

export const listFavouritesCall = defineCall({
  summary: 'Favourites of the client, the latest first',
  tag: 'account',
  auth: 'client',
  success: cards,
});

export const addFavouriteCall = defineCall({
  summary: 'Adds a favourite of the client, once',
  tag: 'account',
  auth: 'client',
  params,
  success: noContent,
  errors: ['validation_failed'],
});

export const deleteFavouriteCall = defineCall({
  summary: 'Removes a favourite of the client',
  tag: 'account',
  auth: 'client',
  params,
  success: noContent,
});

/** Ignores unknown locations and those beyond the limit. */
export const mergeFavouritesCall = defineCall({
  summary: 'Adds the favourites of a guest, the latest first',
  tag: 'account',
  auth: 'client',
  body: z.object({
    location_ids: z.array(catalogueId).max(maxCounts.guestFavourites),
  }),
  success: cards,
});
