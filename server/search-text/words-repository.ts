import { sql } from 'kysely';
import type { Known } from '#domain/search/text-query.ts';
import { deletionsOf } from '#domain/search/typing-errors.ts';
import { asItSounds, wordKey } from '#domain/search/word-key.ts';
import { plannedOnce } from '../db/planned-once.ts';
import type { Db, Tx } from '../deps.ts';
import { likeLiteral } from '../like-pattern.ts';

/** More words than these begin alike only before anything is said. */
const mostBegun = 60;

/** Adds folded words to the vocabulary; harmless for those that are there. */
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

/** The words of the vocabulary that mean what one of the folded words means. */
export function findAlike(db: Db, words: readonly string[]): Promise<Known[]> {
  return alike(db, { keys: words.map(wordKey) });
}

const alike = plannedOnce((db, { keys }: { keys: readonly string[] }) =>
  known(db).where(sql<boolean>`key = ANY (${keys}::text[])`),
);

/** The words of the vocabulary that begin like a folded word, or sound so. */
export function findBegun(db: Db, word: string): Promise<Known[]> {
  return known(db)
    .where((eb) =>
      eb.or([
        eb('word', 'like', `${likeLiteral(word)}%`),
        eb('key', 'like', `${likeLiteral(asItSounds(word))}%`),
      ]),
    )
    .orderBy('word')
    .limit(mostBegun)
    .execute();
}

/** The words of the vocabulary from which a folded word may differ by typing errors: some differ by more. */
export function findNear(db: Db, word: string): Promise<Known[]> {
  return near(db, { deletions: deletionsOf(wordKey(word)) });
}

// One deletion after another: for all of them at once the planner would compare them with each word.
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

function known(db: Db) {
  return db.selectFrom('search_words').select(['word', 'key']);
}
