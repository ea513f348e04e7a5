import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const countiesQuery = queryOptions({
  queryKey: ['search', 'counties'],
  queryFn: async ({ signal }) => (await call('filtersForm', { signal })).data.counties,
  staleTime: Infinity,
});
