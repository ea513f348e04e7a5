import { OperatorError } from '#settings/operator-error.ts';
import type { Settings } from '#settings/read-settings.ts';
import type { Env } from '../deps.ts';
import { openDatabase, type OpenDatabase } from './connection.ts';
import { openReplica, type Replica } from './replica.ts';
import { findPooling, type Pooling } from './pooling.ts';

/** Shared by all api processes if DATABASE_POOL is unset; PostgreSQL accepts 100 by default. */
const maxConnections = 80;

/** Per process of the api, without the connection that checks the replica's lag. */
export function poolSizeOf(env: Env): number {
  const perProcess = Math.floor(maxConnections / env.API_PROCESSES);
  return env.DATABASE_POOL ?? Math.min(20, perProcess - (env.DATABASE_READ_URL ? 1 : 0));
}

export async function openServiceDatabase(env: Env, poolSize: number): Promise<OpenDatabase> {
  const { DATABASE_URL: databaseUrl } = env;
  const limits = { waitMs: env.DATABASE_WAIT_MS, statementTimeoutMs: env.STATEMENT_TIMEOUT_MS };
  const options = { databaseUrl, dataDir: env.DATA_DIR, poolSize, ...limits };
  if (!databaseUrl) return openDatabase(options);
  const found = await findPooling({ databaseUrl, ...limits });
  const pooling = { ...found, canPrepare: found.canPrepare && env.DATABASE_PREPARE === 'on' };
  if (!pooling.isDirect) console.error(sentenceOf(pooling));
  return openDatabase({ ...options, pooling });
}

export async function openServiceReplica(
  env: Env,
  primary: OpenDatabase,
): Promise<Replica | undefined> {
  const { DATABASE_READ_URL: databaseUrl } = env;
  if (primary.kind === 'embedded' || !databaseUrl) return undefined;
  const statementTimeoutMs = Math.min(env.STATEMENT_TIMEOUT_MS || Infinity, 1_500);
  const options = { databaseUrl, poolSize: poolSizeOf(env), waitMs: 500, statementTimeoutMs };
  return openReplica(primary.db, await openServiceDatabase(env, 1), options);
}

type DatabaseSettings = Pick<
  Settings<'database'>,
  'DATABASE_URL' | 'DATABASE_MIGRATION_URL' | 'DATA_DIR'
>;

export function operatorUrlOf(settings: DatabaseSettings): string | undefined {
  return settings.DATABASE_MIGRATION_URL ?? settings.DATABASE_URL;
}

/** Refuses a pooler, whose other clients would share the migrations' session lock. */
export async function openOperatorDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const databaseUrl = operatorUrlOf(settings);
  if (databaseUrl && !(await findPooling({ databaseUrl })).isDirect)
    throw new OperatorError(
      'This command does not run through a pooler: set DATABASE_MIGRATION_URL to the server itself.',
    );
  return openDatabase({ databaseUrl, dataDir: settings.DATA_DIR });
}

function sentenceOf({ canPrepare, missing }: Pooling): string {
  const prepared = canPrepare ? 'with' : 'without';
  const advice =
    missing.length === 0
      ? ''
      : ` It does not pass on connection settings: run ${missing.join(' ')} and RECONNECT it.`;
  return `DATABASE_URL leads to a pooler; statements run ${prepared} preparation.${advice}`;
}
