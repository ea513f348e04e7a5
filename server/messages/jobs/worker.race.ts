import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { openOnServer } from '#server/testing/database.ts';
import { startRelay, type Relay } from '#server/testing/relay.ts';
import { openJobs, type Jobs } from './jobs.ts';
import { startWorker } from './worker.ts';

let relay: Relay;
let database: Awaited<ReturnType<typeof openOnServer>>;
let behindRelay: OpenDatabase;
let jobs: Jobs;
beforeAll(async () => {
  const direct = process.env.RACE_DATABASE_URL ?? '';
  relay = await startRelay(direct);
  database = await openOnServer(direct);
  jobs = await openJobs(database);
  const address = new URL(relay.url);
  address.pathname = new URL(database.url).pathname;
  behindRelay = await openDatabase({ databaseUrl: address.href, statementTimeoutMs: 7_000 });
});
afterAll(async () => {
  await behindRelay.close();
  await database.close();
});

function send(to: string): Promise<void> {
  const message = { template: 'account_deleted', channel: 'mail', first_name: 'Ioana' } as const;
  return database.db.transaction().execute((tx) => jobs.send(tx, { to, ...message }));
}

test('several workers share the jobs, and each job is done once', async () => {
  const sent = Array.from({ length: 300 }, (_, number) => `client-${number}@example.ro`);
  const done: { to: string; worker: number }[] = [];
  const areShared = Promise.withResolvers<void>();
  const handle = async (to: string, worker: number) => {
    done.push({ to, worker });
    if (new Set(done.map((one) => one.worker)).size > 1) areShared.resolve();
    await areShared.promise;
  };
  const workers = [1, 2, 3].map((worker) =>
    startWorker({
      database,
      handle: ({ to }) => handle(to, worker),
      log: { warn: () => {} },
    }),
  );
  await Promise.all(sent.map(send));
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(sent.length);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(done.map(({ to }) => to).sort()).toEqual(sent.sort());
});

test('a worker survives an unavailable database, at its start and later', async () => {
  const done: string[] = [];
  const warnings: object[] = [];
  await relay.cut();
  const worker = startWorker({
    database: behindRelay,
    handle: async ({ to }) => void done.push(to),
    log: { warn: (line: object) => void warnings.push(line) },
  });
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  await relay.mend();
  await send('first@example.ro');
  await expect.poll(() => done).toEqual(['first@example.ro']);

  await relay.cut();
  const before = warnings.length;
  await expect.poll(() => warnings.length).toBeGreaterThan(before);
  await send('second@example.ro');
  await relay.mend();
  await expect.poll(() => done).toEqual(['first@example.ro', 'second@example.ro']);
  await worker.stop();
});
