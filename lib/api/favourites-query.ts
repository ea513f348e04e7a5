import { queryOptions } from '@tanstack/react-query';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { call } from './call.ts';

/** The first read merges the guest's favourites into the account. */
export const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ signal }) => {
    const location_ids = guestFavourites.store.getState();
    if (location_ids.length === 0) return (await call('listFavourites', { signal })).data;
    const { data } = await call('mergeFavourites', { body: { location_ids } });
    guestFavourites.clear();
    return data;
  },
});
