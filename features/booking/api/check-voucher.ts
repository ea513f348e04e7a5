import type { Voucher } from '#contract/voucher.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { call } from '#lib/api/call.ts';

type VoucherCheck = {
  code: string;
  location_id: number;
  services_ids: number[];
  start_date: LocalDate;
};

/** Checks a voucher code for what is chosen and returns its terms. Throws ApiError, 422 on `code`. */
export async function checkVoucher(body: VoucherCheck): Promise<Voucher> {
  const { data } = await call('checkVoucher', { body });
  return data;
}
