import type { Db } from '#server/deps.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  clearDocuments,
  findIndexed,
  findUnindexed,
  hasVocabulary,
  indexLocations,
} from './index-repository.ts';

const batch = 500;

/**
 * Indexes the locations that are missing from the search index, or all locations if the vocabulary is empty,
 * and returns their number. Works in batches, so that another instance doing the same never waits long. An
 * interrupted run resumes at the next start.
 */
export async function indexMissing(db: Db): Promise<number> {
  // The first indexed batch fills the vocabulary. Only an empty document marks a location still to index.
  if (!(await hasVocabulary(db)))
    for (const ids of batches(await findIndexed(db))) await clearDocuments(db, ids);
  const missing = await findUnindexed(db);
  for (const ids of batches(missing)) await inTransaction(db, (tx) => indexLocations(tx, ids));
  return missing.length;
}

function batches(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / batch) }, (_, index) =>
    ids.slice(index * batch, (index + 1) * batch),
  );
}
