import { getQueryClient } from './query-client.ts';
import { favouritesQuery } from './favourites-query.ts';

/** Moves this browser's guest favourites to the account of the signed-in client. */
export function mergeFavourites(): void {
  void getQueryClient().prefetchQuery({ ...favouritesQuery, staleTime: 0 });
}
