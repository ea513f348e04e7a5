import { sql, type RawBuilder } from 'kysely';
import type { NamedPlace } from '#domain/search/read-place.ts';
import type { Known } from '#domain/search/text-query.ts';
import { deletionsOf } from '#domain/search/typing-errors.ts';
import { asItSounds, wordKey } from '#domain/search/word-key.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Db } from '#server/deps.ts';
import { spokenName } from '../places/repository.ts';

export async function learnWords(db: Db, words: Iterable<string>): Promise<void> {
  const rows = Array.from(words, (word) => {
    const key = wordKey(word);
    return { word, key, deletions: deletionsOf(key) };
  });
  if (rows.length === 0) return;
  await sql`INSERT INTO search_words (word, key, deletions)
    SELECT word, key, deletions FROM json_populate_recordset(NULL::search_words, ${JSON.stringify(rows)}::json)
    ON CONFLICT (word) DO NOTHING`.execute(db);
}

export function findAlike(db: Db, words: readonly string[]): Promise<Known[]> {
  return alike(db, { keys: words.map(wordKey) });
}

const alike = plannedOnce((db, { keys }: { keys: readonly string[] }) =>
  db
    .selectFrom('search_words')
    .select(['word', 'key'])
    .where(sql<boolean>`key = ANY (${keys}::text[])`),
);

/** Only very short beginnings have more words. */
const maxPerPrefix = 60;

export async function findByPrefix(db: Db, beginnings: readonly string[]): Promise<Known[]> {
  if (beginnings.length === 0) return [];
  return byPrefix(db, { beginnings, sounds: beginnings.map(asItSounds) });
}

const byPrefix = plannedOnce(
  (db, lists: { beginnings: readonly string[]; sounds: readonly string[] }) =>
    db
      .selectFrom(
        sql<Beginning>`unnest(${lists.beginnings}::text[], ${lists.sounds}::text[])`.as<'typed'>(
          sql`typed(word, sound)`,
        ),
      )
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom('search_words')
            .select(['search_words.word', 'search_words.key'])
            .where(
              sql<boolean>`${startsWith('search_words.word', 'typed.word')}
                OR ${startsWith('search_words.key', 'typed.sound')}`,
            )
            .orderBy('search_words.word')
            .limit(sql.lit(maxPerPrefix))
            .as('known'),
        (join) => join.onTrue(),
      )
      .select(['known.word', 'known.key']),
);

type Beginning = { word: string; sound: string };

/** PostgreSQL uses an index for LIKE only if the pattern is a constant. */
function startsWith(column: string, beginning: string): RawBuilder<boolean> {
  const [value, from] = [sql.ref(column), sql.ref(beginning)];
  return sql`(${value} ~>=~ ${from} AND ${value} ~<~ (${from} || chr(1114111)))`;
}

/** Finds words that share a deletion (`deletionsOf`) with one of `words`. Not all are near. */
export async function findNear(db: Db, words: readonly string[]): Promise<Known[]> {
  if (words.length === 0) return [];
  return near(db, { deletions: words.flatMap((word) => deletionsOf(wordKey(word))) });
}

// Joins one deletion at a time, because the planner would scan the table for all at once.
const near = plannedOnce((db, { deletions }: { deletions: readonly string[] }) =>
  db
    .selectFrom(
      sql<{ one: string }>`unnest(${deletions}::text[])`.as<'deletion'>(sql`deletion(one)`),
    )
    .innerJoin('search_words', (join) =>
      join.on(sql<boolean>`search_words.deletions @> ARRAY[deletion.one]`),
    )
    .select(['word', 'key'])
    .distinct(),
);

export async function findNamedPlaces(db: Db, names: readonly string[]): Promise<NamedPlace[]> {
  return names.length > 0 ? named(db, { names }) : [];
}

const countyName = sql<string>`replace(counties.slug, '-', ' ')`.as('county');

export const findLargePlaces = plannedOnce((db, { population }: { population: number }) =>
  namedLocalities(db).where('localities.population', '>=', population),
);

function namedLocalities(db: Db) {
  return db
    .selectFrom('localities')
    .innerJoin('counties', 'counties.id', 'localities.county_id')
    .select([
      sql<string[]>`ARRAY[${spokenName}]`.as('names'),
      'localities.name as label',
      'localities.latitude',
      'localities.longitude',
      'localities.population',
      countyName,
      sql<string | null>`NULL`.as('city'),
      sql<boolean>`false`.as('isAmbiguous'),
      sql<boolean>`false`.as('isLandmark'),
    ]);
}

const named = plannedOnce((db, { names }: { names: readonly string[] }) =>
  namedLocalities(db)
    .where(sql<boolean>`${spokenName} = ANY (${names}::text[])`)
    .unionAll(
      db
        .selectFrom('districts')
        .innerJoin('localities', 'localities.id', 'districts.locality_id')
        .innerJoin('counties', 'counties.id', 'localities.county_id')
        .select([
          'districts.names',
          sql<string>`districts.name || ', ' || localities.name`.as('label'),
          'districts.latitude',
          'districts.longitude',
          'localities.population',
          countyName,
          spokenName.as('city'),
          'districts.is_ambiguous as isAmbiguous',
          'districts.is_landmark as isLandmark',
        ])
        .where(sql<boolean>`districts.names && ${names}::text[]`),
    ),
);
