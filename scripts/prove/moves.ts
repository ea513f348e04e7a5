import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv, type Db } from '#server/deps.ts';
import { startApiProcess } from '#server/testing/api-process.ts';
import { makeLocation, type LocationInput } from '#server/testing/make-location.ts';
import { makeSession } from '#server/testing/make-session.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { quantile } from '../checks/median.ts';
import { halfHour } from './future-slots.ts';
import type { Outcome } from './other-visitors.ts';

const seconds = 20;
const clientsOfEach = 20;
const maxMs = 1_000;

export const movesGoal = `0 deadlocks, every request 2xx, p99 ≤ ${maxMs} ms`;

export const sharedScenes: Record<string, LocationInput> = {
  'one voucher': { professionals: 1 },
  'two units': { professionals: 2, equipment: [{ units: 2 }], services: [{ equipment: 0 }] },
};

export async function moveAndBook(databaseUrl: string, input: LocationInput): Promise<Outcome> {
  const database = await openDatabase({ databaseUrl, poolSize: 1 });
  await migrate(database);
  const { db } = database;
  const before = await countDeadlocks(db);
  const api = await startApiProcess({
    ...{ DATABASE_URL: databaseUrl, LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' },
  });
  const place = await makeLocation(db, { ...input, horizon_days: 10_000 });
  const { code } = await makeVoucher(db, {
    ...{ location_id: place.id, max_uses: 1_000_000, valid_until: '2999-12-31' },
  });
  const price = input.equipment
    ? { expected_total: 50 }
    : { expected_total: 45, voucher_code: code };
  let next = 0;
  const nextSlot = () => {
    const { id } = place.professionals[next % place.professionals.length]!;
    const slot = halfHour(Math.floor(next / place.professionals.length));
    next += 1;
    return { professional_id: id, ...slot };
  };
  const times: number[] = [];
  const refusals: Record<string, number> = {};
  const send = async (method: string, path: string, headers: HeadersInit, body: object) => {
    const key = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const begun = performance.now();
    const response = await fetch(`${api.url}${path}`, {
      ...{ method, headers: { ...headers, ...key }, body: JSON.stringify(body) },
    });
    const { data } = (await response.json()) as { data?: { id: string } };
    times.push(performance.now() - begun);
    if (!response.ok) refusals[response.status] = (refusals[response.status] ?? 0) + 1;
    return data?.id;
  };
  const visit = { location_id: place.id, services_ids: [place.services[0]!.id] };
  const book = (headers: HeadersInit) =>
    send('POST', '/api/bookings', headers, { ...visit, ...nextSlot(), ...price });
  const addClient = async () => {
    const { id: userId } = await makeUser(db);
    const session = await makeSession({ db, env: readEnv({}), now: () => new Date() }, userId);
    const headers = session.headers('POST');
    return { headers, id: await book(headers) };
  };
  const clients = await Promise.all(Array.from({ length: 2 * clientsOfEach }, addClient));
  // The first bookings opened connections and planned statements.
  times.length = 0;
  const end = performance.now() + seconds * 1_000;
  const { expected_total } = price;
  const work = async ({ headers, id }: (typeof clients)[number], number: number) => {
    const path = `/api/bookings/${id}/reschedule`;
    while (performance.now() < end)
      if (number % 2 === 0) await book(headers);
      else await send('PATCH', path, headers, { ...nextSlot(), expected_total });
  };
  await Promise.all(clients.map(work));
  await api.kill();
  const deadlocks = (await countDeadlocks(db)) - before;
  await database.close();
  const p99 = quantile(times, 0.99);
  const refused = Object.entries(refusals).map(([status, count]) => `, ${count} × ${status}`);
  return {
    figures: `${deadlocks} deadlocks, ${times.length} requests${refused.join('')}, p99 ${p99.toFixed(0)} ms`,
    holds: deadlocks === 0 && refused.length === 0 && p99 <= maxMs,
  };
}

/** Waits, because connections may report a deadlock only when they end. */
async function countDeadlocks(db: Db): Promise<number> {
  for (let tries = 0; tries < 300; tries += 1) {
    const { rows } = await sql<{ deadlocks: number; others: number }>`
      SELECT deadlocks, numbackends - 1 AS others FROM pg_stat_database
      WHERE datname = current_database()`.execute(db);
    const [{ deadlocks, others }] = rows as [(typeof rows)[number]];
    if (others <= 0) return deadlocks;
    await wait(100);
  }
  throw new Error('Connections of the api are still open after 30 s');
}
