import { sql } from 'kysely';
import { today } from '#domain/time/local-time.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import { openBoss } from '#server/db/job-store.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { migrate } from '#server/db/migrate.ts';
import { indexMissing } from '#server/catalogue/locations/index-repository.ts';
import type { Db } from '#server/deps.ts';
import type { CatalogueOptions } from './catalogue/generate.ts';
import type { Progress } from './fill/batches.ts';
import { fillCatalogue } from './fill/fill-catalogue.ts';
import { restorePictures } from './fill/insert-pictures.ts';
import { insertDistricts } from './fill/static-rows.ts';
import { refreshCatalogue } from './fill/refresh-catalogue.ts';
import type { SeedOptions } from './seed-options.ts';

export async function seedDatabase(
  database: OpenDatabase,
  { seed, count, ifEmpty, refresh, force }: SeedOptions,
  clock: Date,
  onProgress?: Progress,
): Promise<string> {
  const { db } = database;
  await migrate(database);
  if (force) {
    await emptyDatabase(db);
    await openBoss(database).deleteAllJobs();
  }
  const existing = await readCatalogue(db);
  if (existing) return keepCatalogue(db, existing, { ifEmpty, refresh }, clock);
  await fillCatalogue(db, { seed, clock, count }, onProgress);
  await gatherStatistics(db);
  return `Catalogue of ${count} locations filled from seed "${seed}" for ${today(clock)}.`;
}

async function keepCatalogue(
  db: Db,
  existing: CatalogueOptions,
  { ifEmpty, refresh }: Pick<SeedOptions, 'ifEmpty' | 'refresh'>,
  clock: Date,
): Promise<string> {
  await insertDistricts(db);
  await restorePictures(db, existing);
  await indexMissing(db);
  const isOfToday = today(existing.clock) === today(clock);
  if (refresh && !(ifEmpty && isOfToday)) {
    await refreshCatalogue(db, existing, clock);
    await gatherStatistics(db);
    return `Catalogue of ${existing.count} locations brought up to ${today(clock)}.`;
  }
  if (ifEmpty)
    return `Catalogue of ${existing.count} locations is there, drawn for ${today(existing.clock)}.`;
  throw new OperatorError(
    `There is a catalogue of ${existing.count} locations. --refresh brings its dates up to ` +
      'today; --force throws away everything in the database, accounts and bookings too.',
  );
}

/** The embedded database has no autovacuum; without statistics, services load 16 times slower. */
async function gatherStatistics(db: Db): Promise<void> {
  await sql`ANALYZE`.execute(db);
}

async function readCatalogue(db: Db): Promise<CatalogueOptions | undefined> {
  const columns = ['seed', 'location_count as count', 'clock'] as const;
  return db.selectFrom('catalogue').select(columns).executeTakeFirst();
}

async function emptyDatabase(db: Db): Promise<void> {
  const result = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = current_schema() AND tablename NOT LIKE 'kysely_%'`.execute(db);
  const tables = result.rows.map(({ name }) => sql.table(name));
  await sql`TRUNCATE ${sql.join(tables)} CASCADE`.execute(db);
}
