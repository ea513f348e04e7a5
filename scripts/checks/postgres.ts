import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { installPackage, runCommand } from './command.ts';

type Settings = Record<string, string>;

type TemporaryServer = { url: string; stop: () => Promise<void> };

export type TemporaryPostgres = TemporaryServer & {
  addReplica: (settings?: Settings) => Promise<TemporaryServer>;
};

async function startPostgres(): Promise<TemporaryPostgres> {
  const bin = await findServer();
  const folder = await mkdtemp(join(tmpdir(), 'aproape-postgres-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  const replicas: TemporaryServer[] = [];
  const init = '-U aproape -A trust -E UTF8 --locale=C --no-sync -D data'.split(' ');
  execFileSync(join(bin, 'initdb'), init, options);
  const serve = async (data: string, settings: Settings = {}): Promise<TemporaryServer> => {
    const port = await freePort();
    const all = { ...common, ...settings };
    const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...flags],
      options,
    );
    const ended = once(server, 'exit');
    await untilReady(bin, port);
    return {
      url: `postgres://aproape@127.0.0.1:${port}/postgres`,
      stop: async () => {
        server.kill('SIGINT');
        if (server.exitCode === null) await ended;
      },
    };
  };
  const server = await serve('data');
  return {
    ...server,
    addReplica: async (settings) => {
      const data = `replica-${replicas.length}`;
      const copy = ['-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync', '-d', server.url];
      execFileSync(join(bin, 'pg_basebackup'), copy, options);
      const replica = await serve(data, settings);
      replicas.push(replica);
      return replica;
    },
    stop: async () => {
      for (const replica of replicas) await replica.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const common: Settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '300',
  fsync: 'off',
  shared_buffers: '128MB',
};

async function untilReady(bin: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const server = ['-h', '127.0.0.1', '-p', String(port), '-q'];
    if ((await runCommand(join(bin, 'pg_isready'), server)).code === 0) return;
    await wait(100);
  }
  throw new OperatorError('The PostgreSQL server of the tests did not start.');
}

async function findServer(): Promise<string> {
  const installed = serverFolder();
  if (installed) return installed;
  console.log('No PostgreSQL server here; installing one…');
  await installPackage('postgresql');
  const fresh = serverFolder();
  if (fresh) return fresh;
  throw new OperatorError('No PostgreSQL server of version 15 or newer: install one.');
}

export function serverFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const newest = versions.filter((version) => version >= 15).sort((a, b) => b - a);
  return [
    ...newest.map((version) => join(debian, String(version), 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root. */
export function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']));
  return { uid: id('-u'), gid: id('-g') };
}

export async function onPostgres<T>(
  work: (postgres: Omit<TemporaryPostgres, 'stop'>) => Promise<T>,
): Promise<T> {
  const postgres = await startPostgres();
  try {
    return await work(postgres);
  } finally {
    await postgres.stop();
  }
}
