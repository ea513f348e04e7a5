import { sql } from 'kysely';
import type { LocalDate } from '#domain/time/local-time.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Db } from '#server/deps.ts';

export type VoucherUse = {
  code: string;
  location_id: number;
  start_date: LocalDate;
  /** Null for a guest. */
  userId: string | null;
  /** The booking being rescheduled, which has used the voucher. */
  except: string | null;
};

export const findVoucherByCode = plannedOnce((db, use: VoucherUse) =>
  withServices(db)
    .where('code_folded', '=', use.code)
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', use.userId)]))
    .where((eb) => eb.or([eb('location_id', 'is', null), eb('location_id', '=', use.location_id)]))
    .where('valid_from', '<=', use.start_date)
    .where('valid_until', '>=', use.start_date)
    .where(
      sql<boolean>`(used < max_uses OR id IN (
        SELECT voucher_id FROM voucher_redemptions WHERE booking_id = ${use.except}))`,
    ),
);

export function findOwnVouchers(db: Db, userId: string) {
  return withServices(db)
    .where('user_id', '=', userId)
    .orderBy('valid_until', 'desc')
    .orderBy('id')
    .execute();
}

export function findUsableVouchers(
  db: Db,
  { userId, locationId, day }: { userId: string; locationId: number | undefined; day: LocalDate },
) {
  return withServices(db)
    .where('user_id', '=', userId)
    .where('valid_until', '>=', day)
    .whereRef('used', '<', 'max_uses')
    .$if(locationId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('location_id', 'is', null), eb('location_id', '=', locationId ?? 0)]),
      ),
    )
    .orderBy('valid_until')
    .orderBy('id')
    .execute();
}

export function findOtherDiscountTypes(db: Db, knownTypes: readonly string[]) {
  const discounts = db
    .selectFrom('offers')
    .select('discount_type')
    .union(db.selectFrom('vouchers').select('discount_type'));
  return db
    .selectFrom(discounts.as('discounts'))
    .select('discount_type')
    .where('discount_type', 'not in', [...knownTypes])
    .execute();
}

function withServices(db: Db) {
  return db.selectFrom('vouchers').select([
    'id',
    'code',
    'discount',
    'discount_type',
    'valid_until',
    sql<number[]>`(SELECT coalesce(json_agg(service_id), '[]') FROM voucher_services
        WHERE voucher_id = vouchers.id)`.as('services'),
  ]);
}
