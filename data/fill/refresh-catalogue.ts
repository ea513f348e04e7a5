import { sql } from 'kysely';
import { today } from '#domain/time/local-time.ts';
import { isOccupying } from '#server/catalogue/slots/repository.ts';
import type { Db } from '#server/deps.ts';
import { demoClientRows, demoLocations } from '../catalogue/demo-client-rows.ts';
import type { CatalogueOptions } from '../catalogue/generate.ts';
import { demoIdPrefix, type LocationRows } from '../catalogue/location-rows.ts';
import { generalVouchers } from '../catalogue/vouchers.ts';
import { batches } from './batches.ts';
import { insertRows } from './insert-rows.ts';
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

/** Replaces all demo bookings; new ones never overlap a real client's booking. */
async function refreshDemo(trx: Db, { seed, count }: CatalogueOptions, clock: Date): Promise<void> {
  // Blocks new bookings while the calendars are incomplete.
  await sql`LOCK TABLE bookings, equipment_allocations IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  await sql`DELETE FROM bookings WHERE id >= ${demoIds[0]} AND id < ${demoIds[1]}`.execute(trx);
  const places = demoLocations();
  for (const { locations, rows } of batches({ seed, clock, count })) {
    await insertBookings(trx, rows);
    await updateDates(trx, rows);
    locations.forEach(places.offer);
  }
  const clients = demoClientRows(places.list(), clock);
  await insertBookings(trx, clients);
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
  rows: Pick<LocationRows, 'bookings' | 'booking_services' | 'equipment_allocations'>,
): Promise<void> {
  const allocations = JSON.stringify(rows.equipment_allocations);
  await insertRows(trx, 'bookings', rows.bookings, {
    keep: sql<boolean>`EXISTS (SELECT FROM professionals own WHERE own.id = new.professional_id)
      AND (new.user_id IS NULL OR EXISTS (SELECT FROM users own WHERE own.id = new.user_id))
      AND NOT EXISTS (SELECT FROM bookings WHERE location_id = new.location_id
        AND professional_id = new.professional_id AND during && new.during AND ${isOccupying})
      AND NOT EXISTS (SELECT FROM json_populate_recordset(NULL::equipment_allocations, ${allocations}::json) AS wish
        JOIN equipment_allocations own USING (location_id, unit_id)
        WHERE wish.booking_id = new.id AND own.during && wish.during AND own.active)`,
  });
  const booked = sql<boolean>`EXISTS (SELECT FROM bookings own WHERE own.id = new.booking_id)`;
  await insertRows(trx, 'booking_services', rows.booking_services, { keep: booked });
  await insertRows(trx, 'equipment_allocations', rows.equipment_allocations, {
    keep: sql<boolean>`${booked} AND EXISTS (SELECT FROM equipment_units own WHERE own.id = new.unit_id)`,
  });
}
