import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Db } from '../deps.ts';

type Sample = Omit<Insertable<Database['page_samples']>, 'samples'>;

/** Counts samples, one of each metric at most; in one order, so that two visitors never wait for each other in a circle. */
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

/** Deletes the counts of the days before one, `YYYY-MM-DD`. */
export async function deleteSamples(db: Db, before: string): Promise<void> {
  await db.deleteFrom('page_samples').where('day', '<', before).execute();
}
