import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';
import type { LocationRows, Row } from '../catalogue/location-rows.ts';
import { insertRows } from './insert-rows.ts';

export async function updateDates(
  db: Db,
  { offers, vouchers, reviews }: Pick<LocationRows, 'offers' | 'vouchers' | 'reviews'>,
): Promise<void> {
  await sql`UPDATE offers own SET start_date = new.start_date, end_date = new.end_date
    FROM json_populate_recordset(NULL::offers, ${JSON.stringify(offers)}::json) AS new
    WHERE own.id = new.id`.execute(db);
  await sql`UPDATE vouchers own SET valid_from = new.valid_from, valid_until = new.valid_until
    FROM json_populate_recordset(NULL::vouchers, ${JSON.stringify(vouchers)}::json) AS new
    WHERE own.id = new.id`.execute(db);
  await sql`UPDATE reviews own SET created_at = new.created_at,
      booking_id = (SELECT id FROM bookings WHERE bookings.id = new.booking_id)
    FROM json_populate_recordset(NULL::reviews, ${JSON.stringify(reviews)}::json) AS new
    WHERE own.id = new.id`.execute(db);
}

export async function upsertSubscriptions(
  db: Db,
  rows: readonly Row<'client_subscriptions'>[],
): Promise<void> {
  await insertRows(db, 'client_subscriptions', rows, {
    keep: sql<boolean>`EXISTS (SELECT FROM subscriptions own WHERE own.id = new.subscription_id)
      AND EXISTS (SELECT FROM users own WHERE own.id = new.user_id)`,
    onConflict: sql`ON CONFLICT (id) DO UPDATE
      SET starts_at = excluded.starts_at, expires_at = excluded.expires_at`,
  });
}

export async function insertUses(db: Db, rows: readonly Row<'subscription_uses'>[]): Promise<void> {
  await insertRows(db, 'subscription_uses', rows, {
    keep: sql<boolean>`EXISTS (SELECT FROM bookings own WHERE own.id = new.booking_id)
      AND EXISTS (SELECT FROM client_subscriptions own WHERE own.id = new.client_subscription_id)`,
  });
}
