import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const userQuery = queryOptions({
  queryKey: ['account', 'user'],
  queryFn: async ({ signal }) => {
    const { data } = await call('user', { signal });
    return data;
  },
});
