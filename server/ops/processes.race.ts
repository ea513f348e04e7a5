import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { limits } from '../limits/limits.ts';
import { openOnServer } from '../testing/database.ts';
import { noTimeLimits } from '../testing/no-time-limits.ts';

let database: Awaited<ReturnType<typeof openOnServer>>;
let api: ChildProcess;
let port: number;
let metricsPort: number;
let output = '';
beforeAll(async () => {
  database = await openOnServer(process.env.RACE_DATABASE_URL ?? '');
  port = await freePort();
  metricsPort = await freePort();
  const settings = {
    DATABASE_URL: database.url,
    API_PORT: String(port),
    API_PROCESSES: '2',
    METRICS_PORT: String(metricsPort),
  };
  api = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...noTimeLimits, LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [api.stdout, api.stderr])
    stream?.on('data', (part: Buffer) => (output += part.toString()));
  const listens = () => expect(output).toContain('listens in 2 processes');
  await vi.waitFor(listens, { timeout: 200_000 });
});
afterAll(async () => {
  if (api.exitCode === null) api.kill('SIGKILL');
  await database.close();
});

/** Without an agent, each request opens a connection, which goes to the next process. */
function ask(path: string, address: string, agent?: Agent): Promise<number> {
  const headers = { 'x-forwarded-for': address };
  return new Promise((resolve, reject) => {
    request({ port, path, agent: agent ?? false, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });
}

test('the limit of a remote address holds across processes', async () => {
  const { listPlaces: max = 0 } = limits.callsPerMinute;
  const places = (agent?: Agent) => ask('/api/public/places?search=', '198.51.100.7', agent);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  for (let turn = 0; turn < max; turn += 1) expect(await places(agent)).toBe(200);
  expect(await places(agent)).toBe(429);

  let late = 0;
  const both = async () => {
    const statuses = [await places(), await places()];
    late += statuses.filter((status) => status === 200).length;
    return statuses;
  };
  await expect.poll(both).toEqual([429, 429]);
  expect(late).toBeLessThan(max);
});

test('metrics count the requests of each process', async () => {
  for (let call = 0; call < 5; call += 1) expect(await ask('/livez', '198.51.100.8')).toBe(200);
  const read = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = /^aproape_request_seconds_count\{(?=.*process="\d+").*route="\/livez".*\} (\d+)$/gm;
  const counts = async () =>
    Array.from((await read()).matchAll(line), ([, count]) => Number(count));
  await expect.poll(async () => (await counts()).reduce((sum, one) => sum + one, 0)).toBe(5);
});

test('a restart one by one fails no call', async () => {
  const isRestarted = () => output.includes('The api has restarted its processes');
  const callUntilRestarted = async () => {
    const statuses = new Set<number>();
    for (let call = 0; !isRestarted(); call += 1)
      statuses.add(await ask('/api/public/locations', `198.51.${call % 256}.9`));
    return [...statuses];
  };
  api.kill('SIGUSR2');
  expect(await Promise.all([1, 2, 3, 4].map(callUntilRestarted))).toEqual(Array(4).fill([200]));
});

test('on SIGTERM all processes end', async () => {
  const pids = new Set(Array.from(output.matchAll(/"pid":(\d+)/g), ([, pid]) => Number(pid)));
  api.kill('SIGTERM');
  const [code] = (await once(api, 'exit')) as [number];
  expect(code).toBe(0);
  expect(pids.size).toBe(4);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
