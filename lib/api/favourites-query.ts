import { queryOptions } from '@tanstack/react-query';
import { guestFavourites } from '#lib/own-locations.ts';
import { forgetOthers } from '#lib/private-data.ts';
import { call } from './call.ts';

/** The locations that the client keeps. What was kept here before signing in becomes theirs. */
export const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: async ({ signal, client }) => {
    // Favourites are read on pages without a QueryProvider too.
    forgetOthers(client);
    const location_ids = guestFavourites.store.getState();
    if (location_ids.length === 0) return (await call('listFavourites', { signal })).data;
    const { data } = await call('mergeFavourites', { body: { location_ids } });
    guestFavourites.clear();
    return data;
  },
});
