import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import { AppError } from '../app-error.ts';
import { openEmbedded, type Embedded } from './embedded.ts';
import { startupOptions, type Pooling } from './pooling.ts';
import type { Database } from './schema.ts';
import { ServerClient, UnpreparedClient } from './server-client.ts';

export type OpenDatabase = {
  db: Kysely<Database>;
  kind: 'embedded' | 'server';
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  poolState: () => Record<'open' | 'idle' | 'waiting', number>;
  dump?: () => Promise<Blob>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; absent = in memory. */
  dataDir?: string | undefined;
  embedded?: Embedded;
  poolSize?: number;
  /**
   * Maximum wait for a connection: 0 = no limit, absent = 5 s (embedded 2 s). Also for a lock, if
   * this and `statementTimeoutMs` are set.
   */
  waitMs?: number;
  /** Ignored by the embedded database; absent or 0 = no limit. */
  statementTimeoutMs?: number;
  pooling?: Pooling;
  log?: (event: LogEvent) => void;
};

const maxWaiting = 200;

const { types } = pg;

// A `date`, a Bucharest day, stays text; ids and amounts, far below 2^53, become numbers.
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const embedded = options.databaseUrl
    ? null
    : (options.embedded ?? (await openEmbedded(options.dataDir)));
  const pool = embedded
    ? new pg.Pool(embedded.poolConfig(options.waitMs ?? 2_000))
    : openPool(options);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: embedded ? boundWaiting(pool) : pool }),
    ...(options.log && { log: options.log }),
  });
  return {
    db,
    kind: embedded ? 'embedded' : 'server',
    execute: (text, values) => execute(pool, text, values),
    poolState: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    ...(embedded && { dump: embedded.dump }),
    close: async () => {
      await db.destroy();
      // Kysely does not end an unused pool.
      if (!pool.ended) await pool.end();
      await embedded?.close();
    },
  };
}

export async function ping(db: Kysely<Database>): Promise<void> {
  await sql`SELECT 1`.execute(db);
}

/** Throws on a standby, and on a full disk, because the series needs a temporary file. */
export async function tryWriting(db: Kysely<Database>): Promise<void> {
  await sql`SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 10000);
    SELECT FROM kysely_migration WHERE false FOR UPDATE`.execute(db);
}

/** Rolls back a script's failed transaction, because the embedded database has one session. */
async function execute(pool: pg.Pool, text: string, values: unknown[] = []) {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    const result: pg.QueryResult | pg.QueryResult[] = await client.query(text, values);
    return { rows: [result].flat().flatMap(({ rows }): unknown[] => rows) };
  } catch (error) {
    failure = error as Error;
    if (/^\s*BEGIN\b/i.test(text)) await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release(failure);
  }
}

function boundWaiting(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      if (pool.waitingCount >= maxWaiting) throw new AppError('unavailable');
      return pool.connect();
    },
    end: () => pool.end(),
  };
}

function openPool(options: DatabaseOptions): pg.Pool {
  const { databaseUrl, poolSize, waitMs, statementTimeoutMs, pooling } = options;
  const pool = new pg.Pool({
    Client: pooling?.canPrepare === false ? UnpreparedClient : ServerClient,
    connectionString: databaseUrl,
    max: poolSize ?? 20,
    connectionTimeoutMillis: waitMs ?? 5_000,
    ...(pooling?.isDirect !== false && { options: startupOptions(options) }),
  });
  // Without these listeners, a broken connection would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (statementTimeoutMs) breakOnSilence(pool, statementTimeoutMs + 500);
  return pool;
}

/** Closes an acquired connection after `ms` of silence. A hanging server enforces no timeout. */
function breakOnSilence(pool: pg.Pool, ms: number): void {
  const streamOf = (client: pg.PoolClient) =>
    (client as pg.PoolClient & WithStream).connection.stream;
  pool.on('connect', (client) => {
    const stream = streamOf(client);
    stream.on('timeout', () => stream.destroy());
  });
  pool.on('acquire', (client) => void streamOf(client).setTimeout(ms));
  pool.on('release', (_error, client) => void streamOf(client).setTimeout(0));
}

type WithStream = { connection: { stream: Socket } };
