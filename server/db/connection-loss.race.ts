import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { book, bookingRequest } from '../testing/booking-request.ts';
import { makeLocation, type MadeLocation } from '../testing/make-location.ts';
import { startRelay, type Relay } from '../testing/relay.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { openDatabase } from './connection.ts';
import { meaningOf } from './database-error.ts';

// Only a server can drop connections: the embedded database has none.
let relay: Relay;
let api: TestApi;
let place: MadeLocation;
let clients: SignedInClient[];
beforeAll(async () => {
  relay = await startRelay(process.env.RACE_DATABASE_URL ?? '');
  vi.stubEnv('RACE_DATABASE_URL', relay.url);
  api = await startTestApi({ database: 'server' });
  place = await makeLocation(api.db, { professionals: 10 });
  clients = await Promise.all(place.professionals.map(() => api.signIn()));
});
afterAll(async () => {
  await api.close();
});

/** 30 readers and 10 bookings at once. */
function load(start_time: string) {
  const readers = Array.from({ length: 30 }, () =>
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
  return (await api.inject({ method: 'GET', url: '/readyz' })).statusCode;
}

function expectServedOrUnavailable(answers: Awaited<ReturnType<typeof load>>): void {
  for (const { status, headers, body } of answers) {
    expect([200, 201, 503]).toContain(status);
    if (status !== 503) continue;
    expect(headers['retry-after']).toBe('2');
    expect(body).toMatchObject({ code: 'unavailable', errors: {} });
  }
}

test('a server that ends every connection in use costs 503 to those who were using them', async () => {
  for (const start of ['10:00', '11:00', '12:00', '13:00', '14:00']) {
    const answers = load(start);
    await expect.poll(countBusy, { interval: 1 }).toBeGreaterThan(5);
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`.execute(api.db);
    expectServedOrUnavailable(await answers);
    expect(await readiness()).toBe(200);
  }
});

test('while the server is away calls are 503 and the api is not ready, and 5 s after its return all is well', async () => {
  const answers = load('15:00');
  await expect.poll(countBusy, { interval: 1 }).toBeGreaterThan(5);
  await relay.cut();
  const began = performance.now();
  expect(await readiness()).toBe(503);
  expect(performance.now() - began).toBeLessThan(1_000);
  expectServedOrUnavailable(await answers);
  expect((await api.call('filtersForm')).status).toBe(503);

  await relay.mend();
  await expect.poll(readiness, { timeout: 5_000 }).toBe(200);
  expect((await api.call('filtersForm')).status).toBe(200);
});

test('a connection that falls silent is given up when a statement would have ended, and replaced', async () => {
  const { db, close } = await openDatabase({ databaseUrl: relay.url, statementTimeoutMs: 200 });
  const ask = () => sql`SELECT 1`.execute(db);
  await ask();
  relay.silence();
  expect(meaningOf(await ask().catch((error: unknown) => error))).toBe('unavailable');
  await ask();
  await close();
});

async function countBusy(): Promise<number> {
  const { rows } = await sql<{ busy: number }>`SELECT count(*) AS busy FROM pg_stat_activity
    WHERE datname = current_database() AND state <> 'idle'`.execute(api.db);
  return rows[0]?.busy ?? 0;
}
