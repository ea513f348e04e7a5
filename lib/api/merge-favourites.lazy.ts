import { getQueryClient } from '#lib/query-client.ts';
import { favouritesQuery } from './favourites-query.ts';

/** Gives the favourites of this browser to the account of the client who is signed in. */
export function mergeFavourites(): void {
  void getQueryClient().prefetchQuery({ ...favouritesQuery, staleTime: 0 });
}
