import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';

/** Deletes challenges that expired before `now`, and claims of sends before `sentBefore`. */
export async function deleteChallenges(db: Db, now: Date, sentBefore: Date): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<', now).execute();
  await db.deleteFrom('code_sends').where('sent_at', '<', sentBefore).execute();
}

/**
 * Sets send times in the future to now: after a clock was ahead, they would delay the next code and extend
 * the last one.
 */
export async function clampFutureCodes(db: Db, now: Date): Promise<void> {
  await db.updateTable('code_sends').set({ sent_at: now }).where('sent_at', '>', now).execute();
  await db
    .updateTable('challenges')
    .set({
      created_at: now,
      expires_at: sql<Date>`${now}::timestamptz + (expires_at - created_at)`,
      proven_at: sql<Date>`least(proven_at, ${now}::timestamptz)`,
    })
    .where('created_at', '>', now)
    .execute();
}
