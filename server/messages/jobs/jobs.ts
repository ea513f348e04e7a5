import { CompiledQuery, type Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '#server/db/connection.ts';
import { jobQueues, openBoss, type JobQueue } from '#server/db/job-store.ts';
import type { Database } from '#server/db/schema.ts';
import { plannedMark, unwaitedMark } from '#server/db/statement-marks.ts';
import { coalesce, coalescingKey, isFirst } from '../coalesce.ts';
import type { Message } from '../message.ts';

/** Payload of a job per queue, stored as JSON until the job is done. */
export type JobData = { message: Message };

/** A deferred job; each kind has its own queue. */
export type Job = { [K in JobQueue]: { kind: K } & JobData[K] }[JobQueue];

export type Jobs = {
  /**
   * Enqueues jobs in the transaction of their cause: a rollback removes them, and a worker finds them within
   * a second of the commit. A message about a booking replaces an unsent one to the same recipient.
   */
  send: (tx: Transaction<Database>, ...jobs: Job[]) => Promise<void>;
};

/**
 * The transaction in the form that pg-boss needs. Its statements are the same for every job, so they are
 * prepared.
 */
function inside(tx: Transaction<Database>, mark = unwaitedMark) {
  const executeSql = async (text: string, values: unknown[] = []) => {
    const planned = text + mark;
    const { rows } = await tx.executeQuery(CompiledQuery.raw(planned, values));
    return { rows };
  };
  return { executeSql };
}

/** A job id that never exists: looking it up makes pg-boss cache the queue. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Opens the jobs of a migrated database. Sending needs no worker. */
export async function openJobs(database: Pick<OpenDatabase, 'execute'>): Promise<Jobs> {
  const boss = openBoss(database);
  // pg-boss reads a queue outside the transaction when it gets the queue's first job. With the single
  // connection of the embedded database that would deadlock, so read all queues now.
  for (const queue of Object.keys(jobQueues)) await boss.findJobs(queue, { id: nobody });
  return {
    send: async (tx, ...jobs) => {
      const isNew = (job: Job) => isFirst(job) || coalescingKey(job) === null;
      for (const [queue, ofQueue] of Map.groupBy(jobs.filter(isNew), ({ kind }) => kind)) {
        const rows = ofQueue.map(({ kind: _, ...data }) => ({ data, ...singletonKey(data) }));
        await boss.insert(queue, rows, { db: inside(tx) });
      }
      for (const job of jobs) if (!isNew(job)) await replaceUnsent(boss, tx, job);
    },
  };
}

function singletonKey(message: Message): { singletonKey?: string } {
  const key = coalescingKey(message);
  return key === null ? {} : { singletonKey: key };
}

async function replaceUnsent(
  boss: PgBoss,
  tx: Transaction<Database>,
  { kind, ...message }: Job,
): Promise<void> {
  const db = inside(tx, plannedMark);
  const key = coalescingKey(message) ?? '';
  const [unsent] = await boss.findJobs<JobData[typeof kind]>(kind, { db, key, queued: true });
  const next = unsent ? coalesce(unsent.data, message) : message;
  await boss.upsert(kind, next, { db, singletonKey: key });
}
