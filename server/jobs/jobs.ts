import type { Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { OpenDatabase } from '../db/connection.ts';
import { jobQueues, openBoss, type JobQueue } from '../db/job-store.ts';
import type { Database } from '../db/schema.ts';
import type { Message } from '../messages/message.ts';

/** What a job of each queue holds; it is stored as JSON until it is done. */
export type JobData = { message: Message };

/** Work for later, by kind: each kind is a queue of its own. */
export type Job = { [K in JobQueue]: { kind: K } & JobData[K] }[JobQueue];

/** Where work for later is left. */
export type Jobs = {
  /** Leaves a job in the transaction of its cause: undone with it, and found by a worker within a second of its commit. */
  send: (tx: Transaction<Database>, job: Job) => Promise<void>;
};

/** A job that no queue has: asking for it is what makes pg-boss learn a queue. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** Opens the jobs of a migrated database. Sending needs no worker. */
export async function openJobs(database: Pick<OpenDatabase, 'execute'>): Promise<Jobs> {
  const boss = openBoss(database);
  // The first job of a queue asks for the queue outside its transaction, which would wait for ever for the one
  // connection of the embedded database: so it is asked for now.
  for (const queue of Object.keys(jobQueues)) await boss.findJobs(queue, { id: nobody });
  return {
    send: async (tx, { kind, ...data }) => {
      await boss.send(kind, data, { db: fromKysely(tx) });
    },
  };
}
