import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { WrongSettings } from '#settings/read-settings.ts';
import { startBackground } from './background.ts';
import { explainFailure } from '../db/database-error.ts';
import { requireMigrated } from '../db/migration-state.ts';
import { openServiceDatabase } from '../db/program-databases.ts';
import { readEnv } from '../deps.ts';
import { loggerOptions } from '../http/logger.ts';
import { openJobs } from '../messages/jobs/jobs.ts';

const defaultPool = 5;
const maxStopMs = 8_000;

async function work(): Promise<void> {
  const env = readEnv(process.env);
  if (!env.DATABASE_URL)
    throw new WrongSettings('A worker needs DATABASE_URL: the embedded database has one process.');
  const database = await openServiceDatabase(env, env.DATABASE_POOL ?? defaultPool);
  await requireMigrated(database);
  const { log } = Fastify({ logger: loggerOptions(env.LOG_LEVEL) });
  const deps = { db: database.db, env, jobs: await openJobs(database), now: () => new Date() };
  const background = startBackground(database, deps, log);
  console.error('The worker has started.');

  let isStopping = false;
  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.race([background.stop(), wait(maxStopMs)]);
    await database.close();
    process.exit(exitCode);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    void stop(1);
  });
}

await work().catch((error: unknown) => {
  console.error(explainFailure(error) ?? error);
  process.exit(1);
});
