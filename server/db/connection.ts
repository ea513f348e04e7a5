import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, sql, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import { AppError } from '../app-error.ts';
import { openEmbedded, type Embedded } from './embedded.ts';
import type { Database } from './schema.ts';
import { ServerClient } from './server-client.ts';

/** An open database. `close` waits for running queries and frees the folder or the pool. */
export type OpenDatabase = {
  db: Kysely<Database>;
  /** Embedded: one connection, so transactions run one after another. */
  kind: 'embedded' | 'server';
  /** Runs SQL as it stands, several statements too, on a connection of its own: what a library brings along. */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Embedded: the whole database as one file. */
  dump?: () => Promise<Blob>;
  close: () => Promise<void>;
};

export type DatabaseOptions = {
  /** A PostgreSQL server (15 or newer); absent means embedded. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded database; absent means in memory. */
  dataDir?: string | undefined;
  /** An embedded database that is open already; `close` is then what it says. */
  embedded?: Embedded;
  poolSize?: number;
  /** How long a query waits for a connection, and on a server for a lock, before it fails; 0: no bound. */
  waitMs?: number;
  /** Server: a statement that runs longer is canceled; absent or 0: no bound. */
  statementTimeoutMs?: number;
  log?: (event: LogEvent) => void;
};

/** How many may wait for the one connection of the embedded database. */
const maxWaiting = 200;

const { types } = pg;

// `date` stays a Bucharest calendar day as text; int8 and numeric are numbers (ids and RON are far below 2^53).
types.setTypeParser(types.builtins.DATE, (text) => text);
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.NUMERIC, Number);

/**
 * Opens PostgreSQL by address, or the embedded database of a folder, under one driver.
 * Throws FolderInUse when another process holds the folder.
 */
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
    ...(embedded && { dump: embedded.dump }),
    close: async () => {
      await db.destroy();
      // Where nothing was asked through Kysely, it has not known of the pool.
      if (!pool.ended) await pool.end();
      await embedded?.close();
    },
  };
}

/** Resolves when the database answers. */
export async function ping(db: Kysely<Database>): Promise<void> {
  await sql`SELECT 1`.execute(db);
}

/**
 * Resolves when the database can write: it is no standby, and its disk has room for a temporary file, which a series
 * beyond `work_mem` needs. Leaves nothing behind.
 */
export async function tryWriting(db: Kysely<Database>): Promise<void> {
  await sql`SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 10000);
    SELECT FROM kysely_migration WHERE false FOR UPDATE`.execute(db);
}

/** A script that fails in a transaction of its own leaves none behind: the embedded database has one session for all. */
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

/** The pool, but who would wait behind a long line is told at once to come back. */
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

/**
 * Connections to a server. One that breaks, idle or in use, must not end the process: whoever uses it gets the
 * error from the query, and the next one opens another.
 */
function openPool(options: DatabaseOptions): pg.Pool {
  const { databaseUrl, poolSize, waitMs, statementTimeoutMs } = options;
  const pool = new pg.Pool({
    Client: ServerClient,
    connectionString: databaseUrl,
    max: poolSize ?? 20,
    connectionTimeoutMillis: waitMs ?? 5_000,
    // Compiling a query, or running it on several processes, takes longer than the query itself.
    options: '-c TimeZone=UTC -c jit=off -c max_parallel_workers_per_gather=0',
    ...(statementTimeoutMs && {
      // Settings of the connection: a transaction that sets them itself costs another round trip.
      statement_timeout: statementTimeoutMs,
      lock_timeout: waitMs,
    }),
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  if (statementTimeoutMs) breakOnSilence(pool, statementTimeoutMs + 500);
  return pool;
}

/**
 * Breaks a connection that is in use and has neither sent nor received anything for so long: a server that hangs or is
 * cut off does not even cancel the statement. An idle connection is silent by nature and is left alone.
 */
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
