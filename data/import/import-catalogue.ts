import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';
import { indexLocations } from '#server/catalogue/locations/index-repository.ts';
import type { ImportFile } from './import-file.ts';
import { importLocation } from './import-location.ts';
import { readReferences } from './references.ts';

/** Idempotent; other locations stay. Throws WrongFile. */
export async function importCatalogue(db: Db, file: ImportFile, now: Date): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('import', 0))`.execute(tx);
    const references = await readReferences(tx, file);
    const keys = file.locations.map(({ key }) => key);
    const former = await tx
      .selectFrom('import_keys')
      .select('id')
      .where('kind', '=', 'locations')
      .where('key', 'in', keys)
      .execute();
    const ids: number[] = [];
    for (const location of file.locations)
      ids.push(await importLocation(tx, location, references, now));
    await indexLocations(tx, ids);
    return `${keys.length} locations imported: ${keys.length - former.length} new, ${former.length} brought up to date.`;
  });
}
