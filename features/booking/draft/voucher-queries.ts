import { queryOptions } from '@tanstack/react-query';
import type { LocalDate } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';

type VoucherInput = {
  code: string;
  locationId: number;
  services: readonly number[];
  date: LocalDate;
};

export const vouchersKey = (locationId: number) => ['voucher', locationId] as const;

export function voucherQuery({ code, locationId, services, date }: VoucherInput) {
  return queryOptions({
    queryKey: [...vouchersKey(locationId), { code, services, date }],
    queryFn: async () =>
      (
        await call('checkVoucher', {
          body: { code, location_id: locationId, services_ids: [...services], start_date: date },
        })
      ).data,
    staleTime: Infinity,
    retry: false,
  });
}

export const ownVouchersKey = ['vouchers'] as const;

export function ownVouchersQuery(locationId: number) {
  return queryOptions({
    queryKey: [...ownVouchersKey, locationId],
    queryFn: async ({ signal }) =>
      (await call('listVouchers', { query: { location_id: locationId }, signal })).data,
  });
}
