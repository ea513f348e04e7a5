import { sql } from 'kysely';
import { today } from '#domain/time/local-time.ts';
import type { Db } from '#server/deps.ts';
import { demoClientRows, demoLocations } from '../catalogue/demo-client-rows.ts';
import type { CatalogueOptions } from '../catalogue/generate.ts';
import { demoIdPrefix } from '../catalogue/location-rows.ts';
import { generalVouchers } from '../catalogue/vouchers.ts';
import { batches } from './batches.ts';
import { insertRows } from './insert-rows.ts';
import { withoutConflicts } from './real-bookings.ts';
import { updateDates, upsertSubscriptions, insertUses } from './update-dates.ts';
import { insertContest } from './static-rows.ts';

const demoIds = [
  `${demoIdPrefix}0000-0000-0000-000000000000`,
  'de300001-0000-0000-0000-000000000000',
];

export async function refreshCatalogue(
  db: Db,
  options: CatalogueOptions,
  clock: Date,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (options.count > 0) await refreshDemo(trx, options, clock);
    await trx.updateTable('catalogue').set({ clock }).execute();
  });
}

/** Keeps bookings of real clients and drops conflicting demo bookings. */
async function refreshDemo(trx: Db, { seed, count }: CatalogueOptions, clock: Date): Promise<void> {
  // Blocks new bookings while the calendars are incomplete.
  await sql`LOCK TABLE bookings, equipment_allocations IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  await sql`DELETE FROM bookings WHERE id >= ${demoIds[0]} AND id < ${demoIds[1]}`.execute(trx);
  const places = demoLocations();
  for (const batch of batches({ seed, clock, count })) {
    const { rows, first, last } = batch;
    await insertBookings(trx, await withoutConflicts(trx, rows, first, last));
    await updateDates(trx, rows);
    batch.locations.forEach(places.offer);
  }
  const clients = demoClientRows(places.list(), clock);
  await insertBookings(trx, await withoutConflicts(trx, clients, 1, count));
  await updateDates(trx, {
    offers: [],
    reviews: [],
    vouchers: [...generalVouchers(today(clock)), ...clients.vouchers],
  });
  await insertContest(trx, today(clock));
  await upsertSubscriptions(trx, clients.client_subscriptions);
  await insertUses(trx, clients.subscription_uses);
}

async function insertBookings(
  trx: Db,
  rows: Awaited<ReturnType<typeof withoutConflicts>>,
): Promise<void> {
  const booked = sql<boolean>`EXISTS (SELECT FROM bookings own WHERE own.id = new.booking_id)`;
  await insertRows(trx, 'bookings', rows.bookings, {
    keep: sql<boolean>`EXISTS (SELECT FROM professionals own WHERE own.id = new.professional_id)
      AND (new.user_id IS NULL OR EXISTS (SELECT FROM users own WHERE own.id = new.user_id))`,
  });
  await insertRows(trx, 'booking_services', rows.booking_services, { keep: booked });
  await insertRows(trx, 'equipment_allocations', rows.equipment_allocations, {
    keep: sql<boolean>`${booked} AND EXISTS (SELECT FROM equipment_units own WHERE own.id = new.unit_id)`,
  });
}
