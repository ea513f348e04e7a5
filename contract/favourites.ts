import { z } from 'zod';
import { clientCall, noContent, ok } from './call.ts';
import { locationCard } from './location-list.ts';
import { catalogueId, catalogueIdParam } from './scalars.ts';
import { maxCounts } from './values.ts';

const cards = ok(z.array(locationCard));
const params = z.object({ location_id: catalogueIdParam });

export const listFavouritesCall = clientCall('account', {
  summary: 'Favourites of the client, the latest first',
  success: cards,
});

export const addFavouriteCall = clientCall('account', {
  summary: 'Adds a favourite of the client, once',
  params,
  success: noContent,
  errors: ['validation_failed'],
});

export const deleteFavouriteCall = clientCall('account', {
  summary: 'Removes a favourite of the client',
  params,
  success: noContent,
});

/** Ignores unknown locations and those beyond the limit. */
export const mergeFavouritesCall = clientCall('account', {
  summary: 'Adds the favourites of a guest, the latest first',
  body: z.object({
    location_ids: z.array(catalogueId).max(maxCounts.guestFavourites),
  }),
  success: cards,
});
