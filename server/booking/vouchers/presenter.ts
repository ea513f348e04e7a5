import type { Voucher } from '#contract/voucher.ts';
import type { VoucherRow } from './repository.ts';

export function presentVoucher(row: VoucherRow): Voucher {
  const { id, code, discount, discount_type, valid_until, services } = row;
  return {
    id,
    code,
    discount,
    discount_type,
    valid_until,
    services: services.map((one) => one.id),
  };
}
