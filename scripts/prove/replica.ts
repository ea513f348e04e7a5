import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { NextSlot } from '#contract/slot.ts';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { maxLagMs } from '#server/db/replica.ts';
import { readEnv } from '#server/deps.ts';
import { startApiProcess } from '#server/testing/api-process.ts';
import { startRelay } from '#server/testing/relay.ts';
import { OperatorError } from '#settings/operator-error.ts';
import type { TemporaryPostgres } from '../checks/postgres.ts';
import type { Outcome } from './other-visitors.ts';
import { makeBookers, type Booker } from './rolling-load.ts';

const clients = 20;
const bookingsOfClient = 50;
const delayMs = 5_000;
const leaveOutMs = 2_000;
const slowestMs = 3_000;

export const replicaGoal = `own writes seen in 1,000 of 1,000 next reads at ${delayMs / 1_000} s of lag, a replica that lags ${maxLagMs / 1_000} s or is away is left out within 2 s, 0 failed reads, also while the primary is away`;

type Read = { at: number; ms: number; status: number };

export async function proveReplica(
  databaseUrl: string,
  addReplica: TemporaryPostgres['addReplica'],
): Promise<Outcome> {
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  const deps = { db: database.db, env: readEnv({}), now: () => new Date() };
  const bookers = await makeBookers(deps, { count: clients });
  const server = await addReplica({
    recovery_min_apply_delay: `${delayMs}ms`,
    hot_standby_feedback: 'on',
  });
  const replica = await openDatabase({ databaseUrl: server.url });
  const relay = await startRelay(server.url);
  const primary = await startRelay(databaseUrl);
  const limits = { LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' };
  const settings = { DATABASE_URL: primary.url, DATABASE_READ_URL: relay.url, ...limits };
  const api = await startApiProcess(settings);
  const [watched] = bookers as [Booker];
  const isBehind = async (booker: Booker) => {
    const [own] = await nextSlots(api.url, booker, booker.session.headers('GET'));
    const [offered] = await nextSlots(api.url, booker);
    return own?.starts_at !== offered?.starts_at;
  };
  const isReplicaRead = async () => {
    await bookNext(api.url, watched);
    return isBehind(watched);
  };
  try {
    await until(isReplicaRead);
    const writes = { seen: 0, all: 0, oldForGuests: 0 };
    const write = async (booker: Booker) => {
      for (let count = 0; count < bookingsOfClient; count += 1) {
        const slot = await bookNext(api.url, booker);
        const own = await nextSlots(api.url, booker, booker.session.headers('GET'));
        writes.all += 1;
        writes.seen += Number(own.every(({ starts_at }) => starts_at !== slot));
        const isOld = await isBehind(booker);
        writes.oldForGuests += Number(isOld);
      }
    };
    await Promise.all(bookers.map(write));

    await until(isReplicaRead);
    await replica.execute('SELECT pg_wal_replay_pause()');
    const paused = performance.now();
    await bookNext(api.url, watched);
    await until(async () => !(await isBehind(watched)));
    const leftOutMs = performance.now() - paused;
    const withoutPrimary = await readDuring(api.url, bookers, async () => {
      await primary.cut();
      await wait(maxLagMs + leaveOutMs);
      await primary.mend();
    });
    await replica.execute('SELECT pg_wal_replay_resume()');
    await until(isReplicaRead);
    const silent = await readDuring(api.url, bookers, async () => relay.silence());
    await until(isReplicaRead);
    const ended = await readDuring(api.url, bookers, async () => {
      await replica.close();
      await relay.cut();
      await server.stop();
    });
    const reads = [...withoutPrimary.reads, ...silent.reads, ...ended.reads];
    const failed = reads.filter(({ status }) => status !== 200).length;
    const slowest = Math.max(...reads.map(({ ms }) => ms));
    return {
      figures: [
        `own writes seen ${writes.seen} of ${writes.all} (guests: older data in ${writes.oldForGuests})`,
        `replay paused: left out after ${(leftOutMs / 1_000).toFixed(1)} s`,
        `primary away and replica late, replica silent, then ended: ${failed} of ${reads.length} reads failed, slowest ${slowest.toFixed(0)} ms`,
        `slowest from 2 s on ${Math.max(silent.later, ended.later).toFixed(0)} ms`,
      ].join('; '),
      holds:
        writes.seen === clients * bookingsOfClient &&
        writes.oldForGuests > 0 &&
        leftOutMs <= maxLagMs + leaveOutMs &&
        failed === 0 &&
        slowest <= slowestMs,
    };
  } finally {
    await api.kill();
    await Promise.all([
      replica.close(),
      database.close(),
      ...[relay, primary].map(({ cut }) => cut().catch(() => {})),
    ]);
  }
}

async function readDuring(url: string, bookers: readonly Booker[], happen: () => Promise<void>) {
  const reads: Read[] = [];
  const end = performance.now() + 6_000;
  let isOver = false;
  const guest = async (booker: Booker) => {
    while (!isOver || performance.now() < end) {
      const at = performance.now();
      const status = (await fetch(slotsUrl(url, booker))).status;
      reads.push({ at, ms: performance.now() - at, status });
      await wait(10);
    }
  };
  const guests = bookers.slice(0, 4).map(guest);
  await wait(1_000);
  const from = performance.now() + leaveOutMs;
  await happen();
  isOver = true;
  await Promise.all(guests);
  const later = reads.flatMap(({ at, ms }) => (at > from ? ms : []));
  return { reads, later: Math.max(...later) };
}

async function bookNext(url: string, booker: Booker): Promise<string> {
  const { session, place } = booker;
  const [slot] = await nextSlots(url, booker, session.headers('GET'));
  if (!slot) throw new OperatorError('No free slot is left.');
  const response = await fetch(`${url}/api/bookings`, {
    method: 'POST',
    headers: {
      ...{ ...session.headers('POST'), 'idempotency-key': randomUUID() },
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...{ location_id: place.id, services_ids: [slot.service_id], expected_total: 50 },
      ...{ professional_id: slot.professional_id, start_date: slot.starts_at.slice(0, 10) },
      start_time: slot.starts_at.slice(11, 16),
    }),
  });
  if (response.status !== 201)
    throw new OperatorError(`${response.status} ${await response.text()}`);
  return slot.starts_at;
}

async function nextSlots(url: string, booker: Booker, headers: HeadersInit = {}) {
  const response = await fetch(slotsUrl(url, booker), { headers });
  const { data } = (await response.json()) as { data: Record<string, NextSlot[]> };
  return data[booker.place.id] ?? [];
}

function slotsUrl(url: string, { place }: Booker): string {
  return `${url}/api/public/locations-next-slots?ids=${place.id}`;
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await holds())) {
    if (performance.now() > end) throw new OperatorError('It did not happen within a minute.');
    await wait(50);
  }
}
