import { CompiledQuery, type Transaction } from 'kysely';
import type { PgBoss } from 'pg-boss';
import type { OpenDatabase } from '../db/connection.ts';
import { jobQueues, openBoss, type JobQueue } from '../db/job-store.ts';
import type { Database } from '../db/schema.ts';
import { plannedMark, unwaitedMark } from '../db/statement-marks.ts';
import { coalesce, coalescingKey, isFirst } from '../messages/coalesce.ts';
import type { Message } from '../messages/message.ts';

/** What a job of each queue holds; it is stored as JSON until it is done. */
export type JobData = { message: Message };

/** Work for later, by kind: each kind is a queue of its own. */
export type Job = { [K in JobQueue]: { kind: K } & JobData[K] }[JobQueue];

/** Where work for later is left. */
export type Jobs = {
  /**
   * Leaves jobs in the transaction of their cause: undone with it, and found by a worker within a second of its commit.
   * A message about a booking replaces one to the same recipient that has not been sent yet.
   */
  send: (tx: Transaction<Database>, ...jobs: Job[]) => Promise<void>;
};

/** The transaction as pg-boss takes it; what it runs there is the same for every job. */
function inside(tx: Transaction<Database>, mark = unwaitedMark) {
  const executeSql = async (text: string, values: unknown[] = []) => {
    const planned = text + mark;
    const { rows } = await tx.executeQuery(CompiledQuery.raw(planned, values));
    return { rows };
  };
  return { executeSql };
}

/** A job that no queue has: asking for it is what makes pg-boss learn a queue. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Opens the jobs of a migrated database. Sending needs no worker. */
export async function openJobs(database: Pick<OpenDatabase, 'execute'>): Promise<Jobs> {
  const boss = openBoss(database);
  // The first job of a queue asks for the queue outside its transaction, which would wait for ever for the one
  // connection of the embedded database: so it is asked for now.
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
