import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';
import { indexLocations } from '#server/catalogue/locations/index-repository.ts';
import type { ImportFile } from './import-file.ts';
import { importLocation } from './import-location.ts';
import { readKnown } from './known.ts';

/** One transaction; other locations stay. Idempotent. Throws WrongFile. */
export async function importCatalogue(db: Db, file: ImportFile, now: Date): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('import', 0))`.execute(tx);
    const known = await readKnown(tx, file);
    const keys = file.locations.map(({ key }) => key);
    const former = await tx
      .selectFrom('import_keys')
      .select('id')
      .where('kind', '=', 'locations')
      .where('key', 'in', keys)
      .execute();
    const ids: number[] = [];
    for (const location of file.locations) ids.push(await importLocation(tx, location, known, now));
    await indexLocations(tx, ids);
    return `${keys.length} locations imported: ${keys.length - former.length} new, ${former.length} brought up to date.`;
  });
}
