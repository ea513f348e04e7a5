import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { rawRequest } from '#tests/raw-request.ts';

// One api serves all tests, because its start may take minutes.
const patience = { timeout: 120_000 };

let folder: string;
let port: number;
let api: ChildProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aproape-main-'));
  port = await freePort();
  api = start({ DATA_DIR: folder, API_PORT: String(port) });
  await untilReady();
}, 120_000);
afterAll(async () => {
  if (api.exitCode === null) api.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
  await rm(`${folder}.pid`, { force: true });
});

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_OPTIONS: '', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function untilReady(): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
    if (api.exitCode !== null) throw new Error(`The api ended with ${api.exitCode}`);
    await wait(200);
  }
}

async function failureOf(env: Record<string, string>) {
  const child = start(env);
  const chunks: Buffer[] = [];
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, output: Buffer.concat(chunks).toString().trim() };
}

describe('an api that cannot start logs the reason in one line and exits with 1', () => {
  test('if its folder is in use', patience, async () => {
    const { code, output } = await failureOf({ DATA_DIR: folder, API_PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(
      new RegExp(`^The data folder .* is in use by process ${api.pid}\\. .*$`),
    );
  });

  test('when its folder cannot be written', patience, async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    const { code, output } = await failureOf({ DATA_DIR: join(file, 'data'), API_PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(/^.*file\/data is not writable \(ENOTDIR\)\. .*DATA_DIR.*$/);
  });

  test('when its port is taken', patience, async () => {
    const other = join(folder, 'other');
    const { code, output } = await failureOf({ DATA_DIR: other, API_PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^Port ${port} is taken\\. .*API_PORT\\.$`));
  });

  test('when its database is damaged, which it does not overwrite', patience, async () => {
    const damaged = join(folder, 'damaged');
    await mkdir(join(damaged, 'pglite'), { recursive: true });
    await writeFile(join(damaged, 'pglite', 'postgresql.conf'), '');
    const { code, output } = await failureOf({ DATA_DIR: damaged, API_PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database in .* is damaged: PG_VERSION is missing\. .*$/);
    expect(await readdir(join(damaged, 'pglite'))).toEqual(['postgresql.conf']);
  });

  test('when its database does not open', patience, async () => {
    const damaged = join(folder, 'unreadable');
    await mkdir(join(damaged, 'pglite'), { recursive: true });
    await writeFile(join(damaged, 'pglite', 'PG_VERSION'), '');
    const { code, output } = await failureOf({ DATA_DIR: damaged, API_PORT: '0' });
    expect(code).toBe(1);
    expect(output.split('\n').at(-1)).toMatch(/^The database in .* does not open: .*$/);
  });

  test('when it may not migrate, and its database needs it', patience, async () => {
    const empty = join(folder, 'not-migrated');
    const { code, output } = await failureOf({ DATA_DIR: empty, API_PORT: '0', MIGRATE: 'off' });
    expect(code).toBe(1);
    expect(output).toMatch(/^Not migrated yet: 0001_catalogue\.sql, .*\. Run npm run migrate.*$/);
  });

  test('when its database does not respond', patience, async () => {
    const { code, output } = await failureOf({
      DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
      API_PORT: '0',
    });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database at 127\.0\.0\.1:1 does not respond\. .*$/);
  });

  test('when DATABASE_URL is not a URL', patience, async () => {
    const { code, output } = await failureOf({ DATABASE_URL: 'localhost/aproape', API_PORT: '0' });
    expect(code).toBe(1);
    expect(output).toMatch(/DATABASE_URL.*postgres:\/\//);
    expect(output).not.toContain(' at ');
  });

  test('when settings are wrong, with each of them', patience, async () => {
    const { code, output } = await failureOf({ APP_MODE: 'production', APP_URL: 'http://x.ro' });
    expect(code).toBe(1);
    const wrong = ['APP_URL', 'APP_KEY', 'REFRESH_KEY', 'OTP_KEY', 'DATABASE_URL'];
    for (const name of [...wrong, 'MAIL_DRIVER', 'SMS_DRIVER']) expect(output).toContain(name);
    expect(output).not.toContain(' at ');
  });
});

describe('over a real connection', () => {
  const ask = (lines: string[], body?: string) =>
    rawRequest(`http://127.0.0.1:${port}`, lines, body);

  test('headers past 16 kB are 431, and malformed HTTP is 400, both with an error body', async () => {
    const large = await ask(['GET /livez HTTP/1.1', `X-Large: ${'x'.repeat(17 * 1024)}`]);
    expect(large).toMatch(/^HTTP\/1\.1 431 /);
    const broken = await ask(['NONSENSE / HTTP/1.1']);
    expect(broken).toMatch(/^HTTP\/1\.1 400 /);
    for (const response of [large, broken]) {
      expect(response).toMatch(/\r\nX-Request-Id: /);
      expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        code: 'bad_request',
      });
    }
  });

  test('a body shorter or longer than its declared length is harmless', async () => {
    const head = [
      'POST /auth/login HTTP/1.1',
      'Content-Type: application/json',
      'Origin: http://localhost:3000',
    ];
    const smuggled = await ask([...head, 'Content-Length: 2'], '{}GET /version HTTP/1.1\r\n\r\n');
    expect(smuggled.match(/HTTP\/1\.1 200/g)).toBeNull();
    expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  });
});

test(
  'on Ctrl-C followed by SIGTERM, running requests complete and the process exits with 0',
  patience,
  async () => {
    const sockets = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    // Few sockets query, because fifty queries would outlast a stop on a busy machine.
    const responses = sockets.map((socket, index) => {
      const path = index % 10 === 0 ? '/api/public/locations' : '/livez';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      return text(socket);
    });
    api.kill('SIGINT');
    api.kill('SIGTERM');
    const [code] = (await once(api, 'exit')) as [number];
    expect(code).toBe(0);
    expect(existsSync(`${folder}.pid`)).toBe(false);
    for (const response of await Promise.all(responses)) {
      const [head = '', body = ''] = response.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 (200|503) /);
      expect(() => JSON.parse(body)).not.toThrow();
    }
  },
);
