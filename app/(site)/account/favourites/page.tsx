import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { FavouriteList } from '#features/search/own/favourite-list.tsx';
import { accountCopy } from '#components/layout/copy.ts';
import { favouritesQuery } from '#lib/api/favourites-query.ts';
import { sessionCall } from '#lib/api/server-call.ts';
import { signedInRead } from '#lib/api/page-read.ts';
import { getQueryClient } from '#lib/api/query-client.ts';

export const metadata = { title: accountCopy.favourites };

export default async function Page() {
  const response = await signedInRead(sessionCall('listFavourites'), '/account/favourites');
  const client = getQueryClient();
  // Marks the data as stale, so that the browser refetches and merges its guest favourites.
  if (response) client.setQueryData(favouritesQuery.queryKey, response.data, { updatedAt: 1 });
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <FavouriteList />
    </HydrationBoundary>
  );
}
