import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import type { Db } from '#server/deps.ts';

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
