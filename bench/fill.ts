import { sql, type Kysely } from 'kysely';
import type { LocationTable } from '#data/catalogue/location-rows.ts';
import { searchTexts } from '#data/catalogue/search-texts.ts';
import { batches } from '#data/fill/batches.ts';
import { bulkLoad } from '#data/fill/bulk-load.ts';
import { insertRows } from '#data/fill/insert-rows.ts';
import { insertStaticRows } from '#data/fill/static-rows.ts';
import { searchDocument } from '#domain/search/search-document.ts';
import type { Database } from '#server/db/schema.ts';
import { learnWords } from '#server/locations/words-repository.ts';

/** So many are drawn by the generator of the demo; the others are copies of them, near by and rated otherwise. */
const mostDrawn = 10_000;
const tables: readonly LocationTable[] = [
  'locations',
  'location_categories',
  'location_payment_methods',
];

/** Fills a migrated, empty database with what the lists read of `count` locations: no services, bookings or pictures. */
export async function fill(db: Kysely<Database>, count: number): Promise<void> {
  const drawn = Math.min(count, mostDrawn);
  await db.transaction().execute((tx) =>
    bulkLoad(tx, async () => {
      await insertStaticRows(tx);
      const words = new Set<string>();
      const options = { seed: 'aproape', count: drawn, clock: new Date('2026-11-20T08:00:00Z') };
      for (const { rows, locations } of batches(options)) {
        for (const table of tables) await insertRows(tx, table, rows[table]);
        for (const one of locations)
          for (const word of searchDocument(searchTexts(one)).words) words.add(word);
      }
      await learnWords(tx, words);
      for (let first = drawn; first < count; first += drawn)
        await copy(tx, first, Math.min(drawn, count - first));
    }),
  );
  await sql`VACUUM ANALYZE`.execute(db);
}

/** Copies the first `count` locations to the ids from `first` + 1 on: within a kilometre or two, with other ratings. */
async function copy(tx: Kysely<Database>, first: number, count: number): Promise<void> {
  await sql`INSERT INTO locations (id, slug, name, description, locality_id, address, latitude, longitude, category_id,
      search_document, price_from_bani, rating_count, rating_sum)
    SELECT id + ${first}::bigint, slug, name, description, locality_id, address, latitude + (random() - 0.5) * 0.03,
      longitude + (random() - 0.5) * 0.04, category_id, search_document, price_from_bani, ratings,
      round(ratings * least(5, greatest(1, average_rating + (random() - 0.5))))::integer
    FROM (SELECT *, round(rating_count * (0.4 + random() * 1.2))::integer AS ratings
      FROM locations WHERE id <= ${count} ORDER BY id) AS drawn`.execute(tx);
  await sql`INSERT INTO location_categories (location_id, category_id)
    SELECT location_id + ${first}::bigint, category_id FROM location_categories WHERE location_id <= ${count}`.execute(
    tx,
  );
  await sql`INSERT INTO location_payment_methods (location_id, payment_method_id)
    SELECT location_id + ${first}::bigint, payment_method_id FROM location_payment_methods
    WHERE location_id <= ${count}`.execute(tx);
}
