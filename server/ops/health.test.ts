import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { errorSentences } from '#contract/error.ts';
import { buildApp } from '#server/app.ts';
import { readEnv } from '#server/deps.ts';
import { openDatabase } from '#server/db/connection.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

const slowMachine = { timeout: 50_000, interval: 200 };

const env = readEnv({ LOG_LEVEL: 'silent' });

async function readiness(deps: Parameters<typeof buildApp>[0], url = '/readyz?all=1') {
  const app = await buildApp(deps);
  const response = await app.inject({ method: 'GET', url });
  await app.close();
  return { status: response.statusCode, body: response.json() };
}

test('an api with its database is live and ready, and reports its version', async () => {
  for (const url of ['/livez', '/readyz', '/readyz?all=1'])
    await vi.waitFor(async () => {
      const response = await api.inject({ method: 'GET', url });
      expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    }, slowMachine);
  const version = await api.inject({ method: 'GET', url: '/version' });
  expect(version.json()).toMatchObject({ version: expect.any(String), node: process.version });
});

test('an api that is shutting down is live but not ready', async () => {
  const deps = { ...api.deps, env, draining: () => true };
  const draining = { status: 503, body: { status: 'draining' } };
  expect(await readiness(deps)).toMatchObject(draining);
  expect(await readiness(deps, '/readyz')).toMatchObject(draining);
});

test('an api whose migrations have not run is not ready', async () => {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)
    RETURNING name, timestamp`.execute(api.db);
  const deps = { ...api.deps, env };
  await vi.waitFor(async () => {
    expect(await readiness(deps)).toMatchObject({ status: 503, body: { status: 'migrations' } });
  }, slowMachine);
  const [last] = rows;
  await sql`INSERT INTO kysely_migration VALUES (${last?.name}, ${last?.timestamp})`.execute(
    api.db,
  );
});

test('an api whose database cannot write is not ready, and writes are 503 with Retry-After', async () => {
  const deps = { ...api.deps, env };
  await sql`SET default_transaction_read_only = on`.execute(api.db);
  onTestFinished(async () => void (await sql`RESET default_transaction_read_only`.execute(api.db)));
  await vi.waitFor(async () => {
    expect(await readiness(deps)).toMatchObject({ status: 503, body: { status: 'database' } });
  }, slowMachine);
  const body = { name: 'Ioana', email: 'ioana@example.ro', message: 'Un mesaj lung.' };
  const { status, headers } = await api.call('sendFeedback', { body });
  expect([status, headers['retry-after']]).toEqual([503, '2']);
});

describe('without a database', () => {
  test('/readyz is 200, but 503 with ?all=1, and calls are 503 with Retry-After', async () => {
    const gone = await openDatabase({ databaseUrl: 'postgres://nobody@127.0.0.1:1/nothing' });
    const deps = { ...api.deps, db: gone.db, env };
    expect(await readiness(deps)).toEqual({ status: 503, body: { status: 'database' } });
    expect(await readiness(deps, '/readyz')).toEqual({ status: 200, body: { status: 'ok' } });

    const app = await buildApp(deps);
    const response = await app.inject({ method: 'GET', url: '/api/public/places?search=' });
    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({
      message: errorSentences.unavailable,
      errors: {},
      code: 'unavailable',
    });
    expect(response.headers['retry-after']).toBe('2');
    await app.close();
    await gone.close();
  });

  test('readiness does not wait for a database that does not respond', async () => {
    const release = Promise.withResolvers<void>();
    const held = api.db.transaction().execute(() => release.promise);
    const deps = { ...api.deps, env };
    expect(await readiness(deps)).toMatchObject({ status: 503, body: { status: 'database' } });
    release.resolve();
    await held;
    await vi.waitFor(async () => expect((await readiness(deps)).status).toBe(200), slowMachine);
  });
});
