import { sql, type Insertable } from 'kysely';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Database } from '../db/schema.ts';
import type { Db, Tx } from '../deps.ts';

export async function insertFeedback(
  tx: Tx,
  feedback: Insertable<Database['feedback']>,
): Promise<void> {
  await tx.insertInto('feedback').values(feedback).execute();
}

export async function deleteFeedback(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'feedback', sql`created_at < ${before}`);
}

type Sample = Omit<Insertable<Database['page_samples']>, 'samples'>;

/** Sorts the rows, so that concurrent requests cannot deadlock. */
export async function countSamples(db: Db, samples: Sample[]): Promise<void> {
  const rows = new Map(samples.map((sample) => [sample.metric, { ...sample, samples: 1 }]));
  await db
    .insertInto('page_samples')
    .values([...rows.values()].sort((a, b) => a.metric.localeCompare(b.metric)))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'page', 'metric', 'up_to'])
        .doUpdateSet({ samples: sql`page_samples.samples + 1` }),
    )
    .execute();
}

export async function deleteSamples(db: Db, before: string): Promise<void> {
  await db.deleteFrom('page_samples').where('day', '<', before).execute();
}
