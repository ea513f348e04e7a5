import type { Db } from '#server/deps.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { findUnindexed, indexLocations } from './index-repository.ts';

const batch = 500;

/**
 * Indexes the locations that are missing from the search index and returns their number. Works in batches, so
 * that another instance doing the same never waits long.
 */
export async function indexMissing(db: Db): Promise<number> {
  const ids = await findUnindexed(db);
  for (let at = 0; at < ids.length; at += batch)
    await inTransaction(db, (tx) => indexLocations(tx, ids.slice(at, at + batch)));
  return ids.length;
}
