import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer } from 'node:net';
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
import { collectMetrics } from './ops/metrics/database-metrics.ts';
import { openJobs } from './messages/jobs/jobs.ts';
import { indexMissing } from './catalogue/locations/index-repository.ts';
import { stopOnSignals } from './http/stop.ts';

/** `parts` replaces dependencies. */
export async function start(
  env: Env,
  parts: Partial<Deps> = {},
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
    ...parts,
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
