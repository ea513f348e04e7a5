import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { nextPause } from './run-processes.ts';

const fileUrl = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

const source = (count: number) => `
  import { createServer } from 'node:http';
  import { exitProcess, runProcesses } from ${fileUrl('run-processes.ts')};
  import { countTogether } from ${fileUrl('count-together.ts')};
  const [, , port, failsAt] = process.argv;
  await runProcesses('thing', ${count}, async () => {
    if (failsAt === 'start') {
      console.error('It cannot start.');
      process.exit(1);
    }
    if (failsAt === 'stop') {
      console.error('It starts.');
      setInterval(() => {}, 1_000);
      process.on('SIGTERM', () => {
        const server = createServer().listen(Number(port), '127.0.0.1', () => {
          setTimeout(() => server.close(() => exitProcess(0)), 100);
        });
      });
      return;
    }
    const counts = new Map();
    const add = (key, count) => counts.set(key, (counts.get(key) ?? 0) + count);
    const tell = countTogether('things', add);
    const held = [];
    const server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url, 'http://x');
      if (pathname === '/die') process.exit(3);
      if (pathname === '/hold') return void held.push(response);
      if (pathname === '/count') {
        add('key', 1);
        tell('key');
      }
      response.setHeader('connection', searchParams.get('connection') ?? 'close');
      response.end(JSON.stringify({ pid: process.pid, counted: counts.get('key') ?? 0, held: held.length }));
    });
    server.on('error', ({ code }) => {
      console.error(code);
      process.exit(1);
    });
    server.listen(Number(port), '127.0.0.1');
    process.on('SIGTERM', () => {
      // A busy process: it still gets a connection before it stops listening.
      for (const busyUntil = Date.now() + 100; Date.now() < busyUntil; );
      server.close(() => exitProcess(0));
      for (const response of held) response.end(String(process.pid));
    });
  });`;

type State = { pid: number; counted: number; held: number };

type Program = {
  child: ChildProcess;
  /** Opens a connection, which goes to the next process. */
  get: (path: string) => Promise<State>;
  url: string;
  output: () => string;
};

async function program(count: number, port = 0, ...flags: string[]): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  const script = join(folder, 'main.mjs');
  writeFileSync(script, source(count));
  const url = `http://127.0.0.1:${port || (await freePort())}`;
  const args = [script, new URL(url).port, ...flags];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  child.stderr?.on('data', (part: Buffer) => lines.push(part.toString()));
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const get = async (path: string) => (await fetch(url + path)).json() as Promise<State>;
  return { child, url, get, output: () => lines.join('') };
}

async function running(count: number): Promise<Program> {
  const made = await program(count);
  await expect.poll(made.output).toContain(`listens in ${count} processes`);
  return made;
}

async function pidsOf({ get }: Program, count: number): Promise<number[]> {
  const pids = new Set<number>();
  while (pids.size < count) pids.add((await get('/')).pid);
  return [...pids];
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('one process is the program itself', async () => {
  const made = await program(1);
  await expect.poll(() => made.get('/').catch(() => null)).toMatchObject({ pid: made.child.pid });
});

test('on SIGUSR2 a process alone completes its open requests and ends', async () => {
  const made = await program(1);
  await expect.poll(() => made.get('/').catch(() => null)).not.toBeNull();
  const held = fetch(`${made.url}/hold`).then((response) => response.text());
  await expect.poll(async () => (await made.get('/')).held).toBe(1);
  made.child.kill('SIGUSR2');
  expect(Number(await held)).toBe(made.child.pid);
  expect(await once(made.child, 'exit')).toEqual([0, null]);
});

test('several processes share the port, and one line says that they listen', async () => {
  const made = await running(2);
  expect(await pidsOf(made, 2)).not.toContain(made.child.pid);
  expect(made.output().match(/listens/g)).toHaveLength(1);
});

test('a process that dies is replaced, and no later request fails', async () => {
  const made = await running(2);
  const old = await pidsOf(made, 2);
  await made.get('/die').catch(() => {});
  await expect.poll(made.output).toContain('A process of the thing ended (code 3).');
  const seen = new Set<number>();
  while ([...seen].filter((pid) => isAlive(pid)).length < 2) seen.add((await made.get('/')).pid);
  expect([...seen].filter((pid) => !old.includes(pid))).toHaveLength(1);
});

test('on SIGTERM the open requests of all processes end, and no process stays', async () => {
  const made = await running(2);
  const pids = await pidsOf(made, 2);
  const held = [1, 2].map(() => fetch(`${made.url}/hold`).then((response) => response.text()));
  for (const pid of pids)
    await expect
      .poll(async () => {
        const state = await made.get('/');
        return state.pid !== pid || state.held;
      })
      .toBe(1);
  made.child.kill('SIGTERM');
  const [code] = (await once(made.child, 'exit')) as [number];
  expect(code).toBe(0);
  expect((await Promise.all(held)).map(Number).sort()).toEqual(pids.sort());
  expect(pids.filter(isAlive)).toEqual([]);
});

test('on SIGTERM before the first process listens no other process starts', async () => {
  const made = await program(3, 0, 'stop');
  await expect.poll(made.output).toContain('It starts.');
  made.child.kill('SIGTERM');
  const [code] = (await once(made.child, 'exit')) as [number];
  expect(code).not.toBeNull();
  expect(made.output().match(/It starts\./g)).toHaveLength(1);
});

test('on SIGUSR2 processes are replaced one by one, and no request fails', async () => {
  const made = await running(2);
  const old = await pidsOf(made, 2);
  const askUntilRestarted = async () => {
    while (!made.output().includes('The thing has restarted its processes'))
      expect(await made.get('/')).toHaveProperty('pid');
  };
  made.child.kill('SIGUSR2');
  await Promise.all([1, 2].map(askUntilRestarted));
  const now = await pidsOf(made, 2);
  expect(now.filter((pid) => old.includes(pid))).toEqual([]);
  expect(old.filter(isAlive)).toEqual([]);
});

test('a restart that a stop interrupts does not report a failed start', async () => {
  const made = await running(2);
  made.child.kill('SIGUSR2');
  made.child.kill('SIGTERM');
  const [code] = (await once(made.child, 'close')) as [number];
  expect(code).toBe(0);
  expect(made.output()).not.toContain('did not start');
});

test('no process outlives a killed program', async () => {
  const made = await running(2);
  const pids = await pidsOf(made, 2);
  made.child.kill('SIGKILL');
  await expect.poll(() => pids.filter(isAlive)).toEqual([]);
});

test.each([
  ['that cannot start', () => program(2, 0, 'start'), 'It cannot start.\n'],
  [
    'whose port is taken',
    async () => program(2, Number(new URL((await running(1 + 1)).url).port)),
    'EADDRINUSE\n',
  ],
])('a program %s says so once and ends with 1', async (_name, start, message) => {
  const made = await start();
  const [code] = (await once(made.child, 'close')) as [number];
  expect([code, made.output()]).toEqual([1, message]);
});

test('a count in one process reaches the others', async () => {
  const made = await running(2);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const count = () =>
    new Promise<State>((resolve, reject) => {
      request(`${made.url}/count?connection=keep-alive`, { agent }, (response) =>
        text(response).then((body) => resolve(JSON.parse(body) as State), reject),
      )
        .on('error', reject)
        .end();
    });
  const counts = [await count(), await count(), await count()];
  expect(new Set(counts.map(({ pid }) => pid)).size).toBe(1);
  const [first] = counts;
  const other = async () => {
    const state = await made.get('/');
    return state.pid === first?.pid ? null : state.counted;
  };
  await expect.poll(other).toBe(3);
});

test('restart delays grow to five seconds and reset after a minute of health', () => {
  const pauses: number[] = [];
  for (let crash = 0; crash < 8; crash += 1) pauses.push(nextPause(pauses.at(-1) ?? null, 100));
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000, 5_000]);
  expect(nextPause(5_000, 61_000)).toBe(500);
});
