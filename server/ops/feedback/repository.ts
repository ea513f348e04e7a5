import type { Insertable } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Db, Tx } from '#server/deps.ts';

export async function insertFeedback(
  tx: Tx,
  feedback: Insertable<Database['feedback']>,
): Promise<void> {
  await tx.insertInto('feedback').values(feedback).execute();
}

export async function deleteFeedback(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('feedback').where('created_at', '<', before).execute();
}
