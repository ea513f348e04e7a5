import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/free-port.ts';
import { OperatorError } from '#settings/operator-error.ts';
import { installPackage } from '../checks/command.ts';
import { ordinaryUser, serverFolder } from '../checks/postgres.ts';
import { stopProgram } from './machine.ts';

const programs = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
};
const size = 3;
const healthyMs = 120_000;

type Node = { name: string; rest: number; port: number; data: string; config: string };
type Member = { name: string; role: string; state: string; timeline?: number };

type DatabaseCluster = {
  url: string;
  readUrl: string;
  /** Resolves when all three members are healthy again. */
  killLeader: () => Promise<void>;
  stop: () => Promise<void>;
};

export async function startCluster(): Promise<DatabaseCluster> {
  for (const [name, file] of Object.entries(programs))
    if (!existsSync(file) && !(await installPackage(name))) throw new OperatorError(`No ${name}.`);
  const folder = await mkdtemp(join(tmpdir(), 'aproape-cluster-'));
  const user = ordinaryUser();
  if (user) await chown(folder, user.uid, user.gid);
  const run = (file: string, ...args: string[]) =>
    spawn(file, args, {
      ...{ ...user, cwd: folder, stdio: ['ignore', 'ignore', 'ignore'] as const },
      env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
    });

  const [etcdPort, peerPort] = [await freePort(), await freePort()];
  const [leaderPort, standbyPort] = [await freePort(), await freePort()];
  const nodes: Node[] = [];
  for (let number = 1; number <= size; number += 1)
    nodes.push(await writeNode(folder, `db${number}`, etcdPort));
  await writeFile(join(folder, 'haproxy.cfg'), balancerOf(nodes, { leaderPort, standbyPort }));
  await mkdir(join(folder, 'etcd'));
  if (user) await chown(join(folder, 'etcd'), user.uid, user.gid);

  const [client, peer] = [`http://127.0.0.1:${etcdPort}`, `http://127.0.0.1:${peerPort}`];
  const others = [
    run(
      programs['etcd-server'],
      ...['--data-dir', 'etcd', '--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `default=${peer}`],
    ),
    run(programs.haproxy, '-db', '-f', 'haproxy.cfg'),
  ];
  const running = new Map<string, ChildProcess>();
  const start = ({ name, config }: Node) => running.set(name, run(programs.patroni, config));
  nodes.forEach(start);
  const kill = ({ name, data }: Node) => {
    const patroni = running.get(name)!;
    const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    patroni.kill('SIGKILL');
    process.kill(server, 'SIGKILL');
  };
  const cluster = {
    url: `postgres://postgres@127.0.0.1:${leaderPort}/postgres`,
    readUrl: `postgres://postgres@127.0.0.1:${standbyPort}/postgres`,
    killLeader: async () => {
      const leader = await leaderOf(nodes);
      kill(leader);
      while ((await leaderOf(nodes).catch(() => leader)) === leader) await wait(200);
      start(leader);
      await untilHealthy(nodes);
    },
    stop: async () => {
      await Promise.all([...running.values()].map(stopProgram));
      await Promise.all(others.map(stopProgram));
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilHealthy(nodes);
    return cluster;
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function writeNode(folder: string, name: string, etcdPort: number): Promise<Node> {
  const [rest, port, data] = [await freePort(), await freePort(), join(folder, name)];
  const config = `${data}.yml`;
  const text = readFileSync('deploy/patroni/patroni.yml', 'utf8')
    .replace('name: db1', `name: ${name}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${rest}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${port}`)
    .replace(/hosts: .*/, `hosts: 127.0.0.1:${etcdPort}`)
    .replace('/var/lib/postgresql/aproape', data)
    .replace('/usr/lib/postgresql/15/bin', serverFolder() ?? '')
    .replace('/var/lib/postgresql/.pgpass', `${data}.pgpass`)
    .replace(' peer', ' trust')
    .replaceAll('10.0.0.0/24 scram-sha-256', '127.0.0.1/32 trust')
    .replace('      parameters:', `      parameters:\n        unix_socket_directories: ''`);
  await writeFile(config, text);
  return { name, rest, port, data, config };
}

type Ports = Record<'leaderPort' | 'standbyPort', number>;

function balancerOf(nodes: readonly Node[], { leaderPort, standbyPort }: Ports): string {
  return nodes.reduce(
    (text, { rest, port }, index) =>
      text.replaceAll(`10.0.0.1${index + 1}:5432 port 8008`, `127.0.0.1:${port} port ${rest}`),
    readFileSync('deploy/haproxy/haproxy.cfg', 'utf8')
      // `user` and `chroot` need root.
      .replace(/global\n(?: .*\n)+/, '')
      .replace('log global', '')
      .replace('127.0.0.1:5000\n', `127.0.0.1:${leaderPort}\n`)
      .replace('127.0.0.1:5001\n', `127.0.0.1:${standbyPort}\n`),
  );
}

async function membersOf(nodes: readonly Node[]): Promise<Member[]> {
  for (const { rest } of nodes) {
    const response = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => null);
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}

async function leaderOf(nodes: readonly Node[]): Promise<Node> {
  const members = await membersOf(nodes);
  const leader = members.find(({ role, state }) => role === 'leader' && state === 'running');
  const node = nodes.find(({ name }) => name === leader?.name);
  if (!node) throw new OperatorError('The cluster has no leader.');
  return node;
}

async function untilHealthy(nodes: readonly Node[]): Promise<void> {
  const end = performance.now() + healthyMs;
  for (;;) {
    const members = await membersOf(nodes);
    const roles = members.map(({ role }) => role).toSorted();
    const isAlike = new Set(members.map(({ timeline }) => timeline)).size === 1;
    const isRunning = members.every(({ state }) => ['running', 'streaming'].includes(state));
    if (roles.join() === 'leader,replica,sync_standby' && isAlike && isRunning) return;
    if (performance.now() > end) throw new OperatorError(`The cluster: ${JSON.stringify(members)}`);
    await wait(200);
  }
}
