import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openJobs } from '../messages/jobs/jobs.ts';
import { listMailbox } from '../messages/repository.ts';
import { startApiProcess, type ApiProcess } from '../testing/api-process.ts';
import { openOnServer } from '../testing/database.ts';
import { noTimeLimits } from '../testing/no-time-limits.ts';

let database: Awaited<ReturnType<typeof openOnServer>>;
let api: ApiProcess;
let worker: ChildProcess;
let settings: Record<string, string>;
beforeAll(async () => {
  database = await openOnServer(process.env.RACE_DATABASE_URL ?? '');
  settings = { ...noTimeLimits, DATABASE_URL: database.url };
  api = await startApiProcess({ ...settings, JOBS: 'off', COMPANY_NAME: 'Api SRL' });
});
afterAll(async () => {
  worker.kill('SIGKILL');
  await api.kill();
  await database.close();
});

test('with JOBS=off messages wait for the worker, which sends them and ends on SIGTERM', async () => {
  const jobs = await openJobs(database);
  const message = { template: 'account_deleted', channel: 'mail', first_name: 'Ioana' } as const;
  await database.db
    .transaction()
    .execute((tx) => jobs.send(tx, { to: 'ioana@example.ro', ...message }));
  worker = spawn(process.execPath, ['server/ops/worker.ts'], {
    env: { ...process.env, ...settings, LOG_LEVEL: 'error', COMPANY_NAME: 'Worker SRL' },
    stdio: 'ignore',
  });
  const texts = async () =>
    (await listMailbox(database.db, 5, 'ioana@example.ro')).map(({ text }) => text);
  await expect.poll(texts).toEqual([expect.stringContaining('Worker SRL')]);
  worker.kill('SIGTERM');
  expect((await once(worker, 'exit')) as [number]).toEqual([0, null]);
});
