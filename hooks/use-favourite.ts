import { useMutation, useQuery } from '@tanstack/react-query';
import { useStore } from 'zustand/react';
import { maxCounts } from '#contract/values.ts';
import { call } from '#lib/api/call.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { guestFavourites } from '#lib/own/own-locations.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { useSession } from './use-session.ts';

export function useFavourite(id: number) {
  const isClient = useSession().user !== null;
  const guestIds = useStore(guestFavourites.store);
  const list = useQuery({ ...favouritesQuery, enabled: isClient }, getQueryClient());
  const change = useMutation(
    {
      mutationFn: async (isFavourite: boolean) => {
        if (!isClient) return isFavourite ? guestFavourites.add(id) : guestFavourites.remove(id);
        const input = { params: { location_id: id } };
        await (isFavourite ? call('addFavourite', input) : call('deleteFavourite', input));
        await getQueryClient().invalidateQueries(favouritesQuery);
      },
    },
    getQueryClient(),
  );
  const isStored = isClient ? list.data?.some((one) => one.id === id) : guestIds.includes(id);
  const isFull = !isClient && guestIds.length >= maxCounts.guestFavourites;
  return {
    isClient,
    isFull,
    isFavourite: change.isPending ? change.variables : Boolean(isStored),
    change,
  };
}
