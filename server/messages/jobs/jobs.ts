import { CompiledQuery, type Transaction } from 'kysely';
import type { OpenDatabase } from '#server/db/connection.ts';
import { messageQueue, openBoss } from '#server/db/job-store.ts';
import type { Database } from '#server/db/schema.ts';
import { plannedMark, unwaitedMark } from '#server/db/planning-client.ts';
import { coalesce, coalescingKey, isFirst } from '../coalesce.ts';
import type { Message } from '../message.ts';

export type Jobs = {
  /** Writes messages in the transaction that causes them; replaces unsent ones (coalesce.ts). */
  send: (tx: Transaction<Database>, ...messages: Message[]) => Promise<void>;
};

function inside(tx: Transaction<Database>, mark = unwaitedMark) {
  return {
    executeSql: (text: string, values: unknown[] = []) =>
      tx.executeQuery(CompiledQuery.raw(text + mark, values)),
  };
}

const unknownId = '00000000-0000-0000-0000-000000000000';

export async function openJobs(database: Pick<OpenDatabase, 'execute'>): Promise<Jobs> {
  const boss = openBoss(database);
  // Makes pg-boss cache the queue. Reading it in the first job's transaction would deadlock on the
  // embedded database's single connection.
  await boss.findJobs(messageQueue.name, { id: unknownId });
  return {
    send: async (tx, ...messages) => {
      const rows = [];
      for (const message of messages) {
        const key = coalescingKey(message);
        const data =
          key === null || isFirst(message) ? message : await takingUnsent(tx, message, key);
        rows.push({ data, ...(key !== null && { singletonKey: key }) });
      }
      if (rows.length > 0) await boss.insert(messageQueue.name, rows, { db: inside(tx) });
    },
  };
}

/** Deletes the unsent message, whose attempts and back-off the new one must not inherit. */
async function takingUnsent(tx: Transaction<Database>, message: Message, key: string) {
  const { rows } = await inside(tx, plannedMark).executeSql(
    `WITH unsent AS (
      DELETE FROM jobs.job WHERE name = $1 AND singleton_key = $2 AND state < 'active'
      RETURNING data, created_on
    )
    SELECT data FROM unsent ORDER BY created_on DESC LIMIT 1`,
    [messageQueue.name, key],
  );
  const [unsent] = rows as { data: Message }[];
  return unsent ? coalesce(unsent.data, message) : message;
}

export async function oldestJobSeconds(database: Pick<OpenDatabase, 'execute'>): Promise<number> {
  const { rows } = await database.execute(
    `SELECT coalesce(extract(epoch FROM now() - min(start_after)), 0)::float8 AS seconds
    FROM jobs.job WHERE name = $1 AND state < 'active' AND start_after <= now()`,
    [messageQueue.name],
  );
  return (rows[0] as { seconds: number }).seconds;
}
