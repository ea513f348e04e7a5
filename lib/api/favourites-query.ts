import { queryOptions } from '@tanstack/react-query';
import { maxCounts } from '#contract/values.ts';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { call } from './call.ts';

/** Merges the guest's favourites into the account; those above its limit stay in the browser. */
export const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ signal }) => {
    const location_ids = guestFavourites.store.getState();
    if (location_ids.length === 0) return (await call('listFavourites', { signal })).data;
    const { data } = await call('mergeFavourites', { body: { location_ids } });
    const isFull = data.length >= maxCounts.favourites;
    for (const id of location_ids)
      if (!isFull || data.some((one) => one.id === id)) guestFavourites.remove(id);
    return data;
  },
});
