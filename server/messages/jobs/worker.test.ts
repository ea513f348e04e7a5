import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '#server/testing/database.ts';
import type { OpenDatabase } from '#server/db/connection.ts';
import type { Message } from '../message.ts';
import { openJobs, type Jobs } from './jobs.ts';
import { startWorker, type MessageHandler } from './worker.ts';

let database: OpenDatabase;
let jobs: Jobs;
let worker: ReturnType<typeof startWorker> | null = null;
beforeAll(async () => {
  database = await openInMemory();
  jobs = await openJobs(database);
});
afterEach(async () => {
  await worker?.stop();
  worker = null;
});
afterAll(() => database.close());

const job = (to: string): Message => ({
  template: 'account_deleted',
  channel: 'mail',
  to,
  first_name: 'Ioana',
});
const send = (to: string) => database.db.transaction().execute((tx) => jobs.send(tx, job(to)));

function work(handle: MessageHandler): void {
  worker = startWorker({ database, handle, log: { warn: () => {} } });
}

async function stored(): Promise<string> {
  const { rows } = await database.execute('SELECT data, output FROM jobs.job');
  return JSON.stringify(rows);
}

test('a job runs soon after its commit, and never without one', async () => {
  const done: string[] = [];
  work(async ({ to }) => void done.push(to));
  const undone = database.db.transaction().execute(async (tx) => {
    await jobs.send(tx, job('nobody@example.ro'));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await send('ioana@example.ro');
  await expect.poll(() => done).toEqual(['ioana@example.ro']);
  expect(await stored()).not.toContain('nobody@example.ro');
});

test('a failed job is retried with the same id and does not block others', async () => {
  const tries: { to: string; id: string; attempt: number }[] = [];
  await send('later@example.ro');
  await send('now@example.ro');
  work(async ({ to }, { id, attempt }) => {
    tries.push({ to, id, attempt });
    if (to === 'later@example.ro' && attempt === 1)
      throw Object.assign(new Error(`${to} is away`), { code: 'away' });
  });
  await expect.poll(() => tries.length).toBe(3);
  expect(tries.map(({ to, attempt }) => `${to} ${attempt}`).sort()).toEqual([
    'later@example.ro 1',
    'later@example.ro 2',
    'now@example.ro 1',
  ]);
  expect(new Set(tries.map(({ id }) => id)).size).toBe(2);
});

test('only the code of an error is stored', async () => {
  const failed = Promise.withResolvers<void>();
  await send('secret@example.ro');
  work(async () => {
    failed.resolve();
    throw Object.assign(new Error('the code was 123456'), { code: 'mail 451' });
  });
  await failed.promise;
  await expect.poll(stored).toContain('mail 451');
  expect(await stored()).not.toContain('123456');
});

test('a stopping worker finishes its running jobs', async () => {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  let done = false;
  await send('slow@example.ro');
  work(async ({ to }) => {
    if (to !== 'slow@example.ro') return;
    begun.resolve();
    await release.promise;
    done = true;
  });
  await begun.promise;
  const stopped = worker?.stop();
  release.resolve();
  await stopped;
  expect(done).toBe(true);
});
