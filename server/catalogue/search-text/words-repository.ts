import { sql } from 'kysely';
import type { Known } from '#domain/search/text-query.ts';
import { deletionsOf } from '#domain/search/typing-errors.ts';
import { asItSounds, wordKey } from '#domain/search/word-key.ts';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Db, Tx } from '#server/deps.ts';
import { likeLiteral } from '#server/db/like-pattern.ts';

/** Only very short prefixes begin more words. */
const maxWithPrefix = 60;

export async function learnWords(db: Db | Tx, words: Iterable<string>): Promise<void> {
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
  vocabulary(db).where(sql<boolean>`key = ANY (${keys}::text[])`),
);

export function findBegun(db: Db, word: string): Promise<Known[]> {
  return vocabulary(db)
    .where((eb) =>
      eb.or([
        eb('word', 'like', `${likeLiteral(word)}%`),
        eb('key', 'like', `${likeLiteral(asItSounds(word))}%`),
      ]),
    )
    .orderBy('word')
    .limit(maxWithPrefix)
    .execute();
}

/** Returns words that share a deletion with `word`; some differ by more than typing errors. */
export function findNear(db: Db, word: string): Promise<Known[]> {
  return near(db, { deletions: deletionsOf(wordKey(word)) });
}

// Joins one deletion at a time: for all at once the planner scans the table.
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

function vocabulary(db: Db) {
  return db.selectFrom('search_words').select(['word', 'key']);
}
