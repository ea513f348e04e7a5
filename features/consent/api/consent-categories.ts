import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const consentCategoriesQuery = queryOptions({
  queryKey: ['consent-categories'],
  queryFn: async ({ signal }) => (await call('consentCategories', { signal })).data,
  staleTime: Infinity,
});
