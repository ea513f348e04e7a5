import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/call.ts';

export const ownVouchersKey = ['vouchers'] as const;

export function ownVouchersQuery(userId: string | undefined, locationId: number) {
  return queryOptions({
    queryKey: [...ownVouchersKey, userId, locationId],
    queryFn: async ({ signal }) => {
      const { data } = await call('listVouchers', { query: { location_id: locationId }, signal });
      return data;
    },
  });
}
