import { sql } from 'kysely';
import { searchDocument } from '#domain/search/search-document.ts';
import type { HoursRow } from '#domain/time/working-hours.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db, Tx } from '#server/deps.ts';
import { noteFreeTimes } from '../slots/free-days-repository.ts';
import { learnWords } from '../search-text/repository.ts';

const usualBatch = 500;
const sweepBatch = 50;
const maxSweepMs = 1_000;

/**
 * Must run in the transaction that changes a location's name, locality, hours, categories, services
 * or professionals.
 */
export async function indexLocations(db: Db, ids: readonly number[]): Promise<void> {
  for (const batch of batches(ids, usualBatch)) await indexBatch(db, batch);
}

export async function indexMissing(db: Db, batchSize = usualBatch): Promise<number> {
  // Indexing all locations restores the vocabulary.
  if (!(await hasVocabulary(db)))
    for (const ids of batches(await findIds(db, '<>'), batchSize)) await clearDocuments(db, ids);
  const missing = await findIds(db, '=');
  for (const ids of batches(missing, batchSize))
    await inTransaction(db, async (tx) => {
      await lockLocations(tx, ids);
      await indexBatch(tx, ids);
    });
  return missing.length;
}

/** If false, searches must not exclude locations by their indexed hours, which may be stale. */
export async function areHoursIndexed(db: Db): Promise<boolean> {
  const change = await db.selectFrom('hour_changes').select('id').limit(1).executeTakeFirst();
  return change === undefined;
}

export async function indexChangedHours(db: Db): Promise<void> {
  const until = performance.now() + maxSweepMs;
  while (performance.now() < until) {
    const indexed = await inTransaction(db, indexSomeChanged);
    if (indexed === 0) return;
  }
}

/** Prevents deadlocks with the sweep and imports, which also lock locations first. */
async function lockLocations(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .selectFrom('locations')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function indexSomeChanged(tx: Tx): Promise<number> {
  const changed = tx
    .selectFrom('hour_changes')
    .select('location_id')
    .orderBy('id')
    .limit(sweepBatch);
  // Skips locations locked by an import, which indexes them itself.
  const rows = await tx
    .selectFrom('locations')
    .select('id')
    .where('id', 'in', changed)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await writeDocuments(tx, ids);
  return ids.length;
}

function batches(ids: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}

async function findIds(db: Db, comparedWithEmpty: '=' | '<>'): Promise<number[]> {
  const rows = await db
    .selectFrom('locations')
    .select('id')
    .where('search_document', comparedWithEmpty, '')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

async function hasVocabulary(db: Db): Promise<boolean> {
  const word = await db.selectFrom('search_words').select('word').limit(1).executeTakeFirst();
  return word !== undefined;
}

async function clearDocuments(db: Db, ids: readonly number[]): Promise<void> {
  await db.updateTable('locations').set({ search_document: '' }).where('id', 'in', ids).execute();
}

async function indexBatch(db: Db, ids: readonly number[]): Promise<void> {
  await writeDocuments(db, ids);
  await noteFreeTimes(db, ids);
}

async function writeDocuments(db: Db, ids: readonly number[]): Promise<void> {
  const vocabulary = new Set<string>();
  // This precedes reading the hours, so that the row of a later change remains.
  await db.deleteFrom('hour_changes').where('location_id', 'in', ids).execute();
  for (const { id, ...texts } of await readTexts(db, ids)) {
    const { entries, words } = searchDocument(texts);
    for (const word of words) vocabulary.add(word);
    const search_document = sql<string>`array_to_tsvector(${entries}::text[])`;
    await db
      .updateTable('locations')
      .set({ search_document })
      .where('id', '=', id)
      .where('search_document', '<>', search_document)
      .execute();
  }
  await learnWords(db, vocabulary);
}

async function readTexts(db: Db, ids: readonly number[]) {
  const listed = <T = string>(select: string) => sql<T[]>`ARRAY(${sql.raw(select)})`;
  return db
    .selectFrom('locations')
    .innerJoin('categories', 'categories.id', 'locations.category_id')
    .select([
      'locations.id',
      'locations.name',
      'categories.name as main_category',
      listed<number>(
        'SELECT category_id FROM location_categories WHERE location_id = locations.id',
      ).as('categories'),
      listed(`SELECT c.name FROM location_categories l JOIN categories c ON c.id = l.category_id
          WHERE l.location_id = locations.id AND c.id <> locations.category_id
        UNION ALL SELECT name FROM service_categories WHERE location_id = locations.id
          AND id IN (SELECT service_category_id FROM services WHERE location_id = locations.id AND active)
        UNION ALL SELECT name FROM services WHERE location_id = locations.id AND active
        UNION ALL SELECT title FROM professionals WHERE location_id = locations.id AND active`).as(
        'offers',
      ),
      listed(`SELECT first_name || ' ' || last_name FROM professionals
          WHERE location_id = locations.id AND active
        UNION ALL SELECT name FROM localities WHERE id = locations.locality_id`).as('people'),
      sql<HoursRow[]>`(SELECT coalesce(json_agg(own), '[]') FROM (
        SELECT weekday, starts, ends FROM location_hours WHERE location_id = locations.id
        UNION SELECT weekday, starts, ends FROM professional_hours
          JOIN professionals ON professionals.id = professional_id WHERE location_id = locations.id
        ) AS own)`.as('hours'),
    ])
    .where('locations.id', 'in', ids)
    .execute();
}
