import { sql } from 'kysely';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db, Tx } from '#server/deps.ts';
import { indexLocations } from '#server/catalogue/locations/index-repository.ts';
import type { ImportFile, ImportLocation } from './import-file.ts';
import { digestOf, importLocation } from './import-location.ts';
import { readReferences, type References } from './references.ts';

/** Imports each location in its own transaction. Skips unchanged entries, unless `forAll`. */
export async function importCatalogue(
  db: Db,
  file: ImportFile,
  now: Date,
  { forAll = false } = {},
): Promise<string> {
  const references = await readReferences(db, file);
  const counts = { new: 0, changed: 0, unchanged: 0 };
  for (const location of file.locations)
    counts[
      await inTransaction(db, (tx) => importEntry(tx, location, references, { now, forAll }))
    ] += 1;
  return `${file.locations.length} locations: ${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged.`;
}

async function importEntry(
  tx: Tx,
  location: ImportLocation,
  references: References,
  { now, forAll }: { now: Date; forAll: boolean },
): Promise<'new' | 'changed' | 'unchanged'> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('import', 0))`.execute(tx);
  const former = await tx
    .selectFrom('import_keys')
    .innerJoin('locations', 'locations.id', 'import_keys.id')
    .select('import_digest')
    .where('kind', '=', 'locations')
    .where('key', '=', location.key)
    .executeTakeFirst();
  if (!forAll && former?.import_digest === digestOf(location)) return 'unchanged';
  const id = await importLocation(tx, location, references, now);
  await indexLocations(tx, [id]);
  return former ? 'changed' : 'new';
}
