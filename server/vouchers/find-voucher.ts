import { fold } from '#domain/fold.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { priceBooking, type PricedService, type VoucherTerms } from '#domain/price.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { invalidField } from '../app-error.ts';
import type { Db, Tx } from '../deps.ts';

export interface ValidVoucher extends VoucherTerms {
  id: number;
  code: string;
  services: number[];
  valid_until: LocalDate;
}

interface Asked {
  code: string;
  location_id: number;
  services: readonly PricedService[];
  /** The service that a subscription pays for. */
  covered?: number | null;
  start_date: LocalDate;
  /** Null for a guest, who cannot use a voucher that belongs to a client. */
  userId: string | null;
}

/**
 * The voucher of a code, when it can be used for the services at the start date (Bucharest days, both ends
 * inclusive). Every refusal is the same 422 on `field`, so that codes cannot be explored.
 */
export async function findVoucher(
  db: Db | Tx,
  field: 'code' | 'voucher_code',
  asked: Asked,
): Promise<ValidVoucher> {
  const row = await db
    .selectFrom('vouchers')
    .select((eb) => [
      'id',
      'code',
      'discount',
      'discount_type',
      'valid_until',
      'user_id',
      jsonArrayFrom(
        eb
          .selectFrom('voucher_services')
          .select('service_id as id')
          .whereRef('voucher_id', '=', 'vouchers.id'),
      ).as('services'),
    ])
    .where('code_folded', '=', fold(asked.code))
    .where((eb) =>
      eb.or([eb('location_id', 'is', null), eb('location_id', '=', asked.location_id)]),
    )
    .where('valid_from', '<=', asked.start_date)
    .where('valid_until', '>=', asked.start_date)
    .whereRef('used', '<', 'max_uses')
    .executeTakeFirst();
  const mine = row?.user_id === null || row?.user_id === asked.userId;
  const voucher = row && mine ? { ...row, services: row.services.map(({ id }) => id) } : null;
  if (!voucher || !lowersPrice(voucher, asked)) {
    throw invalidField(field, 'Codul nu este valid pentru serviciile alese');
  }
  const { id, code, discount, discount_type, valid_until, services } = voucher;
  return { id, code, discount, discount_type, valid_until, services };
}

/** A voucher is never spent for nothing: on a hidden or covered price, or on services that it is not for. */
function lowersPrice(voucher: VoucherTerms, { services, start_date, covered }: Asked): boolean {
  const terms = { date: start_date, covered_service_id: covered ?? null };
  const [without, withIt] = [terms, { ...terms, voucher }].map((one) =>
    priceBooking(services, one),
  );
  return withIt?.total !== without?.total || withIt?.max_total !== without?.max_total;
}
