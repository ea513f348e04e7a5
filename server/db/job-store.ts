import { PgBoss, type ConstructorOptions, type Queue } from 'pg-boss';
import type { OpenDatabase } from './connection.ts';

type QueueSettings = Omit<Queue, 'name'>;

/**
 * The queues of jobs by name. A try that fails is repeated after 2, 4, 8 … seconds, an hour at most, for a day; a
 * worker that died with a job in its hands has lost it after half a minute; a job that is done goes within minutes.
 */
export const jobQueues = {
  message: {
    retryLimit: 32,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 30,
    deleteAfterSeconds: 60,
  },
} satisfies Record<string, QueueSettings>;

export type JobQueue = keyof typeof jobQueues;

/** Returns pg-boss on the connections of an open database; without options it neither works nor watches. */
export function openBoss(
  database: Pick<OpenDatabase, 'execute'>,
  options: Pick<ConstructorOptions, 'supervise' | 'maintenanceIntervalSeconds'> = {},
): PgBoss {
  const hour = 3_600;
  const boss = new PgBoss({
    db: { executeSql: database.execute },
    schema: 'jobs',
    schedule: false,
    supervise: false,
    // Neither flows nor changes of its indexes in the background are in use: no reason to keep asking.
    flowIntervalSeconds: hour,
    bamIntervalSeconds: hour,
    queueCacheIntervalSeconds: hour,
    ...options,
  });
  // Each promise rejects as well; an event that nobody hears would end the process.
  return boss.on('error', () => {});
}

/** Creates the tables of pg-boss or brings them up to date, and the queues with their settings. */
export async function installJobs(database: Pick<OpenDatabase, 'execute'>): Promise<void> {
  const boss = openBoss(database);
  await boss.start();
  try {
    for (const [name, settings] of Object.entries(jobQueues)) {
      await boss.createQueue(name, settings);
      await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}

/** Throws every job away. */
export async function forgetJobs(database: Pick<OpenDatabase, 'execute'>): Promise<void> {
  await openBoss(database).deleteAllJobs();
}
