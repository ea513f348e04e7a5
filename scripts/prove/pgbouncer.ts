import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/free-port.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { installPackage, runCommand } from '../checks/command.ts';

type Pooler = {
  version: string;
  url: string;
  reconnect: () => Promise<unknown>;
  stop: () => Promise<void>;
};

/** Uses `deploy/pgbouncer`. `PGBOUNCER` names another version's program. */
export async function startPooler(serverUrl: string): Promise<Pooler> {
  const program = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';
  if (!existsSync(program) && !(await installPackage('pgbouncer')))
    throw new OperatorError('No PgBouncer: install one.');
  const [version = ''] = execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n');
  const [server, port] = [new URL(serverUrl), await freePort()];
  const folder = await mkdtemp(join(tmpdir(), 'aproape-pooler-'));
  await chmod(folder, 0o755);
  const users = join(folder, 'userlist.txt');
  await writeFile(users, `"${server.username}" ""\n`);
  const text = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8')
    .replace('aproape = host', `${server.pathname.slice(1)} = host`)
    .replace('port=5000', `port=${server.port}`)
    .replace('admin_users = aproape', `admin_users = ${server.username}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('auth_type = scram-sha-256', 'auth_type = trust')
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace(';max_prepared', isKeepingStatements(version) ? 'max_prepared' : ';max_prepared');
  await writeFile(join(folder, 'pgbouncer.ini'), text);
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(program, ['-q', ...user, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const address = new URL(server);
  address.port = String(port);
  const console = new URL('/pgbouncer', address);
  return {
    version,
    url: address.href,
    reconnect: () => runCommand('psql', [console.href, '-c', 'RECONNECT']),
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function isKeepingStatements(version: string): boolean {
  const [major = 0, minor = 0] = (/\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number);
  return major > 1 || minor >= 21;
}
