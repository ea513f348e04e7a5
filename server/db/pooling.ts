import pg from 'pg';
import { errorCodeOf } from './database-error.ts';

export type Pooling = {
  /** False behind a pooler that refuses connection settings or switches server processes. */
  isDirect: boolean;
  canPrepare: boolean;
  /** `ALTER ROLE` statements for settings that connections cannot set through the pooler. */
  missing: string[];
};

type Limits = { waitMs?: number; statementTimeoutMs?: number };
type Target = Limits & { databaseUrl: string };

/** Set once per connection, because setting them per transaction would cost a round trip. */
export function settingsOf({ waitMs = 0, statementTimeoutMs = 0 }: Limits): Record<string, string> {
  return {
    TimeZone: 'UTC',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    statement_timeout: String(statementTimeoutMs),
    lock_timeout: String(statementTimeoutMs && waitMs),
  };
}

export function startupOptions(limits: Limits): string {
  return Object.entries(settingsOf(limits))
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

const timeoutMs = 5_000;
const protocolViolation = '08P01';
/** The server process lacks the statement, or has another client's with the same name. */
const misplaced = ['26000', '42P05'];

/**
 * Opens two connections. Behind a pooler they share a server process, or the first one's process
 * changes.
 */
export async function findPooling(target: Target): Promise<Pooling> {
  const { client: one, takesSettings } = await connectWithSettings(target);
  const two = await connect({ connectionString: target.databaseUrl }).catch(async (error) => {
    await one.end();
    throw error;
  });
  try {
    const first = await prepareAndRun(one);
    await two.query('BEGIN');
    const held = await prepareAndRun(two);
    const isOther = first !== null && held !== null && held !== first;
    const again = isOther ? await prepareAndRun(one) : held;
    const isDirect = takesSettings && isOther && again === first;
    return {
      isDirect,
      canPrepare: first !== null && held !== null && again !== null,
      missing: isDirect ? [] : await findMissing(one, target),
    };
  } finally {
    await Promise.all([one.end(), two.end()]);
  }
}

async function connectWithSettings(target: Target) {
  const connectionString = target.databaseUrl;
  try {
    const client = await connect({ connectionString, options: startupOptions(target) });
    return { client, takesSettings: true };
  } catch (error) {
    if (errorCodeOf(error) !== protocolViolation) throw error;
    return { client: await connect({ connectionString }), takesSettings: false };
  }
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const limits = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs };
  const client = new pg.Client({ ...config, ...limits });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Returns the server process id; null if `misplaced`. */
async function prepareAndRun(client: pg.Client): Promise<number | null> {
  try {
    const text = 'SELECT pg_backend_pid() AS pid';
    const { rows } = await client.query<{ pid: number }>({ name: 'find-pooling', text });
    return rows[0]?.pid ?? null;
  } catch (error) {
    if (misplaced.includes(errorCodeOf(error))) return null;
    throw error;
  }
}

async function findMissing(client: pg.Client, target: Target): Promise<string[]> {
  const wanted = settingsOf(target);
  const { rows } = await client.query<{ name: string; setting: string; role: string }>(
    'SELECT name, setting, quote_ident(current_user) AS role FROM pg_settings WHERE name = ANY ($1)',
    [Object.keys(wanted)],
  );
  return rows.flatMap(({ name, setting, role }) =>
    setting === wanted[name] ? [] : `ALTER ROLE ${role} SET ${name} = '${wanted[name]}';`,
  );
}
