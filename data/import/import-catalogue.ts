import { sql } from 'kysely';
import type { Db, Tx } from '#server/deps.ts';
import { indexLocations } from '#server/catalogue/locations/index-repository.ts';
import type { ImportFile } from './import-file.ts';
import { digestOf, importLocation } from './import-location.ts';
import { readReferences } from './references.ts';

/** Other locations stay. Throws WrongFile. */
export async function importCatalogue(db: Db, file: ImportFile, now: Date): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('import', 0))`.execute(tx);
    const references = await readReferences(tx, file);
    const former = await readDigests(tx, file);
    const changed = file.locations.filter((one) => former.get(one.key) !== digestOf(one));
    const ids: number[] = [];
    for (const location of changed) ids.push(await importLocation(tx, location, references, now));
    await indexLocations(tx, ids);
    const added = changed.filter(({ key }) => !former.has(key)).length;
    const same = file.locations.length - changed.length;
    return `${file.locations.length} locations: ${added} new, ${changed.length - added} changed, ${same} unchanged.`;
  });
}

async function readDigests(tx: Tx, file: ImportFile): Promise<Map<string, string | null>> {
  const keys = file.locations.map(({ key }) => key);
  const rows = await tx
    .selectFrom('import_keys')
    .innerJoin('locations', 'locations.id', 'import_keys.id')
    .select(['key', 'import_digest'])
    .where('kind', '=', 'locations')
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, import_digest }) => [key, import_digest]));
}
