import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApiProcess } from '#server/testing/api-process.ts';
import { openDatabase } from '#server/db/connection.ts';
import { findPooling, settingsOf } from '#server/db/pooling.ts';
import { freePort } from '#tests/free-port.ts';
import { installPackage, runCommand } from '../checks/command.ts';
import { countVitest } from '../checks/vitest.ts';
import { Problem } from '../product/problem.ts';
import type { Outcome } from './other-visitors.ts';

export const poolerGoal = 'the contract suite passes, and migrations refuse the pooler';

const pgbouncer = '/usr/sbin/pgbouncer';
const limits = { waitMs: 2_000, statementTimeoutMs: 3_000 };

export async function provePooler(serverUrl: string): Promise<Outcome> {
  const pooler = await startPooler(serverUrl);
  const node = (env: Record<string, string>, ...args: string[]) =>
    runCommand(process.execPath, args, { env });
  try {
    const direct = { DATABASE_URL: pooler.url, DATABASE_MIGRATION_URL: serverUrl };
    const seeded = await node(direct, 'data/seed.ts', '--count', '200');
    if (seeded.code !== 0) throw new Problem(seeded.output);
    const refused = await node({ DATABASE_URL: pooler.url }, 'scripts/migrate.ts');
    const before = await findPooling({ databaseUrl: pooler.url, ...limits });
    await setRole(serverUrl);
    await pooler.reconnect();
    const after = await findPooling({ databaseUrl: pooler.url, ...limits });
    const settings = { ...direct, API_PROCESSES: '2', LIMIT_FACTOR: '1000', OVERLOAD_MS: '0' };
    const api = await startApiProcess(settings);
    const suite = await countVitest(['contract'], {
      CONTRACT_URL: api.url,
      CONTRACT_VOUCHER: 'BINEAIVENIT',
    }).finally(api.kill);
    const isRefused = refused.code === 1 && refused.output.includes('DATABASE_MIGRATION_URL');
    return {
      figures: [
        pooler.version,
        `prepared statements ${after.canPrepare ? 'on' : 'off'}`,
        `${suite.passed} tests passed, ${suite.failed} failed`,
        `migrations ${isRefused ? 'refused' : 'not refused'}`,
        `${before.missing.length} settings missing, after ALTER ROLE ${after.missing.length}`,
      ].join(', '),
      holds:
        suite.failed === 0 &&
        suite.passed > 0 &&
        isRefused &&
        !after.isDirect &&
        after.missing.length === 0,
    };
  } finally {
    await pooler.stop();
  }
}

async function setRole(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  for (const [name, value] of Object.entries(settingsOf(limits)))
    await database.execute(`ALTER ROLE aproape SET ${name} = '${value}'`);
  await database.close();
}

async function startPooler(serverUrl: string) {
  if (!existsSync(pgbouncer) && !(await installPackage('pgbouncer')))
    throw new Problem('No PgBouncer: install one.');
  const folder = await mkdtemp(join(tmpdir(), 'aproape-pooler-'));
  await chmod(folder, 0o755);
  const [server, port] = [new URL(serverUrl), await freePort()];
  const file = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, '"aproape" ""\n');
  await writeFile(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
admin_users = aproape
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
  );
  const asRoot = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(pgbouncer, ['-q', ...asRoot, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const address = new URL(serverUrl);
  address.port = String(port);
  const admin = new URL(address);
  admin.pathname = '/pgbouncer';
  const [version = ''] = execFileSync(pgbouncer, ['--version'], { encoding: 'utf8' }).split('\n');
  return {
    version,
    url: address.href,
    reconnect: () => runCommand('psql', [admin.href, '-c', 'RECONNECT']),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
