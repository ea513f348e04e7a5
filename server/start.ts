import type { FastifyInstance } from 'fastify';
import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { drainConnections, exitProcess } from '#processes/run-processes.ts';
import { buildApp } from './app.ts';
import { startBackground } from './ops/background.ts';
import type { OpenDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { requireMigrated } from './db/migration-state.ts';
import {
  openOperatorDatabase,
  openServiceDatabase,
  openServiceReplica,
  poolSizeOf,
} from './db/program-databases.ts';
import type { Deps, Env } from './deps.ts';
import { collectMetrics } from './ops/metrics.ts';
import { openJobs } from './messages/jobs/jobs.ts';
import { indexMissing } from './catalogue/locations/index-repository.ts';

export async function start(
  env: Env,
  overrides: Partial<Deps> = {},
  stopTracing?: () => Promise<void>,
): Promise<void> {
  // Cluster workers skip this check: another one may already listen on the shared port.
  if (cluster.isPrimary) await requireFreePort(env.API_HOST, env.API_PORT);
  if (env.DATABASE_URL && env.MIGRATE === 'on') await migrateServer(env);
  const database = await openServiceDatabase(env, poolSizeOf(env));
  if (env.MIGRATE === 'off') await requireMigrated(database);
  else if (database.kind === 'embedded') await migrateAloud(database);
  if (env.METRICS_PORT) collectMetrics(database);
  const state = { draining: false };
  const replica = await openServiceReplica(env, database);
  const deps = {
    db: database.db,
    replica,
    env,
    jobs: await openJobs(database),
    now: () => new Date(),
    ...overrides,
  };
  const app = await buildApp({ ...deps, draining: () => state.draining });
  const background = env.JOBS === 'on' ? startBackground(database, deps, app.log) : null;
  app.addHook('onClose', async () => {
    await Promise.all([background?.stop(), replica?.close()]);
    await database.close();
    await stopTracing?.().catch((error: unknown) => app.log.warn({ err: error }, 'spans lost'));
  });
  stopOnSignals(app, state, env);
  const indexed = await indexMissing(database.db);
  if (indexed > 0) app.log.info({ indexed }, 'Indexed the locations that no search could find');
  await app.listen({ host: env.API_HOST, port: env.API_PORT });
}

async function requireFreePort(host: string, port: number): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

async function migrateServer(env: Env): Promise<void> {
  const database = await openOperatorDatabase(env);
  await migrateAloud(database).finally(database.close);
}

function migrateAloud(database: OpenDatabase): Promise<void> {
  return migrate(database, { say: console.error });
}

const drainMs = 8_000;
/** A stopping api accepts connections for this time, in which load balancers notice it. */
const noticeMs = { production: 1_500, demo: 300 };
/** Within this time, a Ctrl-C may arrive twice: from the terminal and the parent. */
const repeatedSignalMs = 1_000;

function stopOnSignals(
  app: FastifyInstance,
  state: { draining: boolean },
  env: Pick<Env, 'APP_MODE'>,
): void {
  const stop = async (exitCode: number) => {
    state.draining = true;
    const notice = noticeMs[env.APP_MODE];
    const late = wait(notice + drainMs, 'late', { ref: false });
    const closed = drainConnections(app.server, notice).then(() => app.close());
    const end = await Promise.race([closed, late]);
    if (end === 'late')
      app.log.error('requests or background work were still under way when the time was up');
    await exitProcess(exitCode);
  };
  let firstSignalAt = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    if (!state.draining) {
      firstSignalAt = performance.now();
      void stop(0);
    } else if (signal === 'SIGINT' && performance.now() - firstSignalAt > repeatedSignalMs)
      process.exit(1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught');
    if (state.draining) process.exit(1);
    void stop(1);
  });
}
