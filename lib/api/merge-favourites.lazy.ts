import { getQueryClient } from './query-client.ts';
import { favouritesQuery } from './favourites-query.ts';

export function mergeFavourites(): void {
  void getQueryClient().prefetchQuery({ ...favouritesQuery, staleTime: 0 });
}
