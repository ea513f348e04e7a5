import { PgBoss, type ConstructorOptions, type Queue } from 'pg-boss';
import library from 'pg-boss/package.json' with { type: 'json' };
import type { OpenDatabase } from './connection.ts';

/** Retries for about a day. A dead worker's job is retried after `expireInSeconds`. */
export const messageQueue = {
  name: 'message',
  retryLimit: 32,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 30,
  deleteAfterSeconds: 60,
} satisfies Queue;

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
    flowIntervalSeconds: hour,
    bamIntervalSeconds: hour,
    queueCacheIntervalSeconds: hour,
    ...options,
  });
  // Without a listener, an `error` event would end the process.
  return boss.on('error', () => {});
}

export async function installJobs(database: Pick<OpenDatabase, 'execute'>): Promise<void> {
  const boss = openBoss(database);
  await boss.start();
  try {
    const { name, ...settings } = messageQueue;
    await boss.createQueue(name, settings);
    await boss.updateQueue(name, settings);
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
}

export async function isJobStoreCurrent(database: Pick<OpenDatabase, 'execute'>): Promise<boolean> {
  const boss = openBoss(database);
  if (!(await boss.isInstalled())) return false;
  return ((await boss.schemaVersion()) ?? 0) >= library.pgboss.schema;
}
