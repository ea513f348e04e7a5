import { sql, type Kysely } from 'kysely';
import { crowdUsers } from '#data/catalogue/crowd.ts';
import type { LocationTable } from '#data/catalogue/location-rows.ts';
import { searchTexts } from '#data/catalogue/search-texts.ts';
import { batches } from '#data/fill/batches.ts';
import { bulkLoad } from '#data/fill/bulk-load.ts';
import { insertRows } from '#data/fill/insert-rows.ts';
import { insertStaticRows } from '#data/fill/static-rows.ts';
import { searchDocument } from '#domain/search/search-document.ts';
import type { Database } from '#server/db/schema.ts';
import { learnWords } from '#server/catalogue/search-text/repository.ts';
import { keepFreeDays } from '#server/catalogue/slots/keep-free-days.ts';

/** Locations beyond this number are copies with another position and rating. */
const maxDrawn = 2_000;
const tables: readonly LocationTable[] = [
  'locations',
  'location_categories',
  'location_payment_methods',
];
const calendarTables: readonly LocationTable[] = [
  'location_hours',
  'professionals',
  'professional_hours',
  'equipment_groups',
  'equipment_units',
  'service_categories',
  'services',
  'service_professionals',
  'bookings',
  'booking_services',
  'equipment_allocations',
];

export async function fill(db: Kysely<Database>, count: number): Promise<void> {
  const drawn = Math.min(count, maxDrawn);
  await db.transaction().execute((tx) =>
    bulkLoad(tx, async () => {
      await insertStaticRows(tx);
      const words = new Set<string>();
      const options = { seed: 'aproape', count: drawn, clock: new Date() };
      await insertRows(tx, 'users', crowdUsers(options.clock));
      for (const { rows, locations } of batches(options)) {
        for (const table of [...tables, ...calendarTables])
          await insertRows(tx, table, rows[table]);
        for (const one of locations)
          for (const word of searchDocument(searchTexts(one)).words) words.add(word);
      }
      await learnWords(tx, words);
      await copy(tx, count);
    }),
  );
  await sql`VACUUM ANALYZE`.execute(db);
  await workOut(db);
  await sql`VACUUM ANALYZE`.execute(db);
}

async function workOut(db: Kysely<Database>): Promise<void> {
  await sql`DELETE FROM free_day_changes WHERE location_id > ${maxDrawn}`.execute(db);
  await sql`DELETE FROM hour_changes`.execute(db);
  const isLeft = sql<{ id: number }>`SELECT id FROM free_day_changes LIMIT 1`;
  while ((await isLeft.execute(db)).rows.length > 0)
    await keepFreeDays({ db, now: () => new Date() });
  await sql`INSERT INTO free_days
    SELECT locations.id, first_day, half_hours, '{}', computed_at FROM locations
    JOIN free_days ON location_id = 1 + (locations.id - 1) % ${maxDrawn}
    WHERE locations.id > ${maxDrawn}`.execute(db);
}

async function copy(tx: Kysely<Database>, count: number): Promise<void> {
  const copies = sql`generate_series(${maxDrawn}::bigint, ${count - 1}::bigint, ${maxDrawn}::bigint) AS first`;
  await sql`INSERT INTO locations (id, slug, name, description, locality_id, address, latitude, longitude, category_id,
      search_document, price_from_bani, rating_count, rating_sum)
    SELECT id + first, slug, name, description, locality_id, address, latitude + (random() - 0.5) * 0.03,
      longitude + (random() - 0.5) * 0.04, category_id, search_document, price_from_bani, ratings,
      round(ratings * least(5, greatest(1, average_rating + (random() - 0.5))))::integer
    FROM ${copies}, LATERAL (SELECT *, round(rating_count * (0.4 + random() * 1.2))::integer AS ratings
      FROM locations WHERE id <= least(${maxDrawn}, ${count} - first) ORDER BY id) AS drawn`.execute(
    tx,
  );
  await sql`INSERT INTO location_categories (location_id, category_id)
    SELECT location_id + first, category_id FROM ${copies}, location_categories
    WHERE location_id <= least(${maxDrawn}, ${count} - first)`.execute(tx);
  await sql`INSERT INTO location_hours (location_id, weekday, starts, ends)
    SELECT location_id + first, weekday, starts, ends FROM ${copies}, location_hours
    WHERE location_id <= least(${maxDrawn}, ${count} - first)`.execute(tx);
  await sql`INSERT INTO location_payment_methods (location_id, payment_method_id)
    SELECT location_id + first, payment_method_id FROM ${copies}, location_payment_methods
    WHERE location_id <= least(${maxDrawn}, ${count} - first)`.execute(tx);
}
