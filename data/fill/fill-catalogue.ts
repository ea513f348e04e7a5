import type { Kysely } from 'kysely';
import { today } from '#domain/local-time.ts';
import type { Database } from '#server/db/schema.ts';
import { hashPassword } from '#server/session/password.ts';
import { crowdUsers } from '../catalogue/crowd.ts';
import { demoClientRows } from '../catalogue/demo-client-rows.ts';
import type { ClientRows } from '../catalogue/demo-client-rows.ts';
import { demoPlaces } from '../catalogue/demo-places.ts';
import { generateLocations } from '../catalogue/generate.ts';
import type { CatalogueOptions } from '../catalogue/generate.ts';
import { LOCATION_TABLES, noRows } from '../catalogue/location-rows.ts';
import type { LocationRows } from '../catalogue/location-rows.ts';
import { generalVouchers } from '../catalogue/vouchers.ts';
import { demoClients, demoLogins } from '../demo-clients.ts';
import { bulkLoad } from './bulk-load.ts';
import { insertRows } from './insert-rows.ts';
import { insertStaticRows } from './static-rows.ts';

const BATCH = 100;

/** Tells how far a fill has come: locations written, of how many. */
export type Progress = (done: number, total: number) => void;

/**
 * Fills an empty, migrated database in one transaction: all of it is there afterwards, or nothing.
 * Only a batch of locations is in memory at a time.
 */
export async function fillCatalogue(
  db: Kysely<Database>,
  options: CatalogueOptions,
  onProgress: Progress = () => {},
): Promise<void> {
  const { seed, clock, count } = options;
  const clients = await clientUsers(clock);
  await db.transaction().execute((trx) =>
    bulkLoad(trx, async () => {
      await insertStaticRows(trx);
      await insertRows(trx, 'users', [...clients, ...crowdUsers(clock)]);
      await insertRows(trx, 'vouchers', generalVouchers(today(clock)));
      const places = demoPlaces();
      for (const batch of batches(options)) {
        for (const table of LOCATION_TABLES) await insertRows(trx, table, batch.rows[table]);
        batch.locations.forEach(places.offer);
        onProgress(batch.last, count);
      }
      await insertClientRows(trx, demoClientRows(places.chosen(), clock));
      await insertRows(trx, 'catalogue', [
        { id: 1, seed, location_count: count, clock, filled_at: new Date() },
      ]);
    }),
  );
}

/** Inserts the bookings, vouchers and subscriptions of the demo clients. */
export async function insertClientRows(db: Kysely<Database>, rows: ClientRows): Promise<void> {
  await insertRows(db, 'bookings', rows.bookings);
  await insertRows(db, 'booking_services', rows.booking_services);
  await insertRows(db, 'equipment_allocations', rows.equipment_allocations);
  await insertRows(db, 'vouchers', rows.vouchers);
  await insertRows(db, 'client_subscriptions', rows.client_subscriptions);
  await insertRows(db, 'subscription_uses', rows.subscription_uses);
}

/** Yields locations by the hundred, their rows together by table. */
export function* batches(options: CatalogueOptions) {
  let locations: LocationRows[] = [];
  let last = 0;
  for (const location of generateLocations(options)) {
    locations.push(location);
    last++;
    if (locations.length < BATCH && last < options.count) continue;
    yield { locations, last, rows: together(locations) };
    locations = [];
  }
}

function together(locations: readonly LocationRows[]): LocationRows {
  const all = noRows();
  const append = <T extends keyof LocationRows>(table: T, rows: LocationRows[T]) => {
    (all[table] as LocationRows[T][number][]).push(...rows);
  };
  for (const location of locations)
    for (const table of LOCATION_TABLES) append(table, location[table]);
  return all;
}

async function clientUsers(clock: Date) {
  const rows = demoClients.map(async (client, index) => ({
    ...client,
    email_folded: client.email,
    password_hash: await hashPassword(demoLogins[index]!.password),
    created_at: clock,
  }));
  return Promise.all(rows);
}
