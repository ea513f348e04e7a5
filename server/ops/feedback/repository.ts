import { sql, type Insertable } from 'kysely';
import { deleteInBatches } from '#server/db/delete-in-batches.ts';
import type { Database } from '#server/db/schema.ts';
import type { Db, Tx } from '#server/deps.ts';

export async function insertFeedback(
  tx: Tx,
  feedback: Insertable<Database['feedback']>,
): Promise<void> {
  await tx.insertInto('feedback').values(feedback).execute();
}

export async function deleteFeedback(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'feedback', sql`created_at < ${before}`);
}
