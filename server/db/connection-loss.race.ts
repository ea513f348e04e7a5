import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { countWaiting } from '../testing/database.ts';
import { makeLocation, type MadeLocation } from '../testing/make-location.ts';
import { startRelay, type Relay } from '../testing/relay.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { openDatabase, type OpenDatabase } from './connection.ts';
import { meaningOf } from './database-error.ts';

let relay: Relay;
let api: TestApi;
let admin: OpenDatabase;
let place: MadeLocation;
let clients: SignedInClient[];
beforeAll(async () => {
  const direct = process.env.RACE_DATABASE_URL ?? '';
  relay = await startRelay(direct);
  vi.stubEnv('RACE_DATABASE_URL', relay.url);
  api = await startTestApi({ database: 'server' });
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(api.db);
  const address = new URL(direct);
  address.pathname = `/${rows[0]?.name}`;
  admin = await openDatabase({ databaseUrl: address.href });
  place = await makeLocation(api.db, { professionals: 10 });
  clients = await Promise.all(place.professionals.map(() => api.signIn()));
});
afterAll(async () => {
  await admin.close();
  await api.close();
});

function load(start_time: string) {
  const readers = Array.from({ length: 10 }, () =>
    api.call('listLocations', { query: { per_page: 20 } }),
  );
  const bookings = clients.map((client, index) =>
    book(
      api,
      client,
      bookingRequest(place, {
        professional_id: place.professionals[index]?.id ?? null,
        start_time,
      }),
    ),
  );
  return Promise.all([...readers, ...bookings]);
}

async function readiness(): Promise<number> {
  return (await api.inject({ method: 'GET', url: '/readyz?all=1' })).statusCode;
}

async function expectUnavailable(responses: ReturnType<typeof load>): Promise<void> {
  for (const { status, headers, body } of await responses) {
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(body).toMatchObject({ code: 'unavailable', errors: {} });
  }
}

/** Locks a table that every request reads, so that each holds a connection during the work. */
async function whileInUse(start: string, work: () => Promise<unknown>) {
  return admin.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE locations IN ACCESS EXCLUSIVE MODE`.execute(tx);
    const responses = load(start);
    await expect.poll(() => countWaiting(admin.db)).toBe(20);
    await work();
    return { responses };
  });
}

test('requests in progress get 503 when the server ends their connections', async () => {
  for (const start of ['10:00', '11:00', '12:00']) {
    const { responses } = await whileInUse(start, () =>
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(admin.db),
    );
    await expectUnavailable(responses);
    await expect.poll(readiness).toBe(200);
  }
});

test('while the server is down calls get 503 and readiness fails; both recover with the server', async () => {
  const { responses } = await whileInUse('15:00', () => relay.cut());
  expect(await readiness()).toBe(503);
  await expectUnavailable(responses);
  expect((await api.call('filtersForm')).status).toBe(503);

  await relay.mend();
  await expect.poll(readiness).toBe(200);
  expect((await api.call('filtersForm')).status).toBe(200);
});

test('a silent connection is destroyed after the statement timeout and replaced', async () => {
  const { db, close } = await openDatabase({ databaseUrl: relay.url, statementTimeoutMs: 200 });
  const ask = () => sql`SELECT 1`.execute(db);
  await ask();
  relay.silence();
  expect(meaningOf(await ask().catch((error: unknown) => error))).toBe('unavailable');
  await ask();
  await close();
});

test('a connection that was idle longer than the silence timeout is reused', async () => {
  const { db, close } = await openDatabase({ databaseUrl: relay.url, statementTimeoutMs: 200 });
  const askPid = () => sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db);
  const { rows } = await askPid();
  const idleMs = async () => {
    const idle = sql<{ ms: number }>`
      SELECT extract(epoch FROM clock_timestamp() - state_change) * 1000 AS ms
      FROM pg_stat_activity WHERE pid = ${rows[0]?.pid}`;
    return (await idle.execute(admin.db)).rows[0]?.ms ?? 0;
  };
  await expect.poll(idleMs).toBeGreaterThan(1_500);
  expect((await askPid()).rows).toEqual(rows);
  await close();
});
