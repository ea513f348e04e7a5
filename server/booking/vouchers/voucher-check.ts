import type { FastifyRequest } from 'fastify';
import { voucherRefusal } from '#contract/error.ts';
import type { Voucher } from '#contract/voucher.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { fold } from '#domain/words/fold.ts';
import type { VoucherTerms } from '#domain/money/discount.ts';
import { priceBooking, type PricedService } from '#domain/money/price.ts';
import { invalidField, type AppError } from '#server/app-error.ts';
import type { Db, Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { findVoucherByCode, type VoucherUse } from './repository.ts';

type CodeField = 'code' | 'voucher_code';

type VoucherOrder = VoucherUse & {
  services: readonly PricedService[];
  covered?: number | null;
};

/** Must run outside transactions, where a rollback would undo the count. */
export async function countVoucherTry(
  deps: Deps,
  request: FastifyRequest,
  field: CodeField,
): Promise<void> {
  const key = request.visitor?.client?.userId ?? limitKeyOf(request.ip);
  await takeLimit(deps, { ...limits.voucherTries, key }, waitOn(field));
}

/** All refusals are the same 422 on `field`, to prevent voucher enumeration. */
export async function findVoucher(db: Db, field: CodeField, order: VoucherOrder): Promise<Voucher> {
  const [voucher] = await findVoucherByCode(db, { ...order, code: fold(order.code) });
  if (!voucher || !lowersPrice(voucher, order)) throw invalidVoucher(field);
  return voucher;
}

export function invalidVoucher(field: CodeField): AppError {
  return invalidField(field, voucherRefusal);
}

function lowersPrice(
  voucher: VoucherTerms,
  { services, start_date, covered }: VoucherOrder,
): boolean {
  const terms = { date: start_date, covered_service_id: covered };
  const without = priceBooking(services, terms);
  const withIt = priceBooking(services, { ...terms, voucher });
  return withIt.total !== without.total || withIt.max_total !== without.max_total;
}
