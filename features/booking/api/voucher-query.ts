import { queryOptions } from '@tanstack/react-query';
import type { LocalDate } from '#domain/local-time.ts';
import { checkVoucher } from './check-voucher.ts';

type VoucherAsked = {
  code: string;
  locationId: number;
  services: readonly number[];
  date: LocalDate;
};

/** The terms of a voucher for what is chosen; asked again only when that changes. */
export function voucherQuery({ code, locationId, services, date }: VoucherAsked) {
  return queryOptions({
    queryKey: ['voucher', locationId, { code, services, date }],
    queryFn: () =>
      checkVoucher({
        code,
        location_id: locationId,
        services_ids: [...services],
        start_date: date,
      }),
    staleTime: Infinity,
    retry: false,
  });
}
