import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { loadavg } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { minuteMs, toInstant } from '#domain/time/local-time.ts';
import { median, quantile } from '#scripts/checks/median.ts';
import { onPostgres } from '#scripts/checks/postgres.ts';
import { halfHour } from '#scripts/prove/future-slots.ts';
import { openDatabase } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv, type Db } from '#server/deps.ts';
import { startApiProcess } from '#server/testing/api-process.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { makeSession } from '#server/testing/make-session.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { report } from './results.ts';

// 50 clients share one professional in `hot`, and 50 in `mixed`. `bare` only locks and inserts.
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
const clients = 50;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

let refused = 0;

type Professional = { place: MadeLocation; id: number; next: number };
type Round = { perSecond: number; p50: number; p99: number; processorMs: number };

await onPostgres(async ({ url: databaseUrl }) => {
  const database = await openDatabase({ databaseUrl, poolSize: clients });
  await migrate(database);
  const { db } = database;
  const [hot, bare, ...mixed] = await fill(db);
  const headers = await signIn(db);
  const api = await startApiProcess({
    ...{ DATABASE_URL: databaseUrl, LIMIT_FACTOR: '100000' },
    OVERLOAD_MS: '0',
  });
  const book = (professional: Professional, client: number) =>
    post(api.url, professional, headers[client]!);
  const kinds: Record<string, (index: number, client: number) => Promise<void>> = {
    bare: () => insertBare(db, bare!),
    hot: (_, client) => book(hot!, client),
    mixed: (index, client) => book(mixed[index % mixed.length]!, client),
  };
  const rounds: Record<string, Round[]> = { bare: [], hot: [], mixed: [] };
  try {
    // Warms up the api.
    for (const kind of Object.values(kinds)) await time(kind, count);
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const [name, kind] of Object.entries(kinds)) {
        await untilMailed(db);
        rounds[name]!.push(await time(kind, count));
      }
  } finally {
    await api.kill();
    await database.close();
  }
  tell('bare', rounds['bare']!);
  const [one, many] = ['hot', 'mixed'].map((name) => tell(name, rounds[name]!));
  console.log(`${refused} refused with 503; load ${loadavg()[0]!.toFixed(1)}`);
  const goal = 'P14';
  const rate = { goal, unit: '/s' };
  const p99 = { goal, unit: 'ms', wanted: { atMost: 150 } };
  report(
    [
      { ...rate, what: 'mixed', measured: many!.perSecond, wanted: { atLeast: 800 } },
      { ...p99, what: 'mixed, p99', measured: many!.p99 },
      { ...rate, what: 'one professional', measured: one!.perSecond, wanted: { atLeast: 600 } },
      { ...p99, what: 'one professional, p99', measured: one!.p99 },
      {
        ...{ goal: 'P11', what: 'a booking, processor of api and PostgreSQL', unit: 'ms' },
        ...{ measured: many!.processorMs, wanted: { atMost: 3 } },
      },
    ],
    values.quick,
  );
});

async function fill(db: Db): Promise<Professional[]> {
  const made: Professional[] = [];
  for (const professionals of [1, 1, ...Array.from({ length: 10 }, () => 5)]) {
    const place = await makeLocation(db, { professionals, horizon_days: 10_000 });
    made.push(...place.professionals.map(({ id }) => ({ place, id, next: 0 })));
  }
  return made;
}

async function signIn(db: Db): Promise<Record<string, string>[]> {
  const env = readEnv({});
  const sessions = [];
  for (let client = 0; client < clients; client += 1) {
    const { id } = await makeUser(db);
    sessions.push((await makeSession({ db, env, now: () => new Date() }, id)).headers('POST'));
  }
  return sessions;
}

async function post(url: string, professional: Professional, headers: Record<string, string>) {
  const body = JSON.stringify({
    location_id: professional.place.id,
    services_ids: [professional.place.services[0]!.id],
    professional_id: professional.id,
    ...halfHour(professional.next++),
    expected_total: 50,
  });
  const key = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (;;) {
    const response = await send(`${url}/api/bookings`, { ...headers, ...key }, body);
    if (response.status === 201) return;
    if (response.status !== 503) throw new Error(`${response.status} ${response.text}`);
    refused += 1;
  }
}

/** Uses `node:http`, because `fetch` takes more CPU time. */
async function send(url: string, headers: Record<string, string>, body: string) {
  const sent = request(url, { method: 'POST', agent, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}

async function insertBare(db: Db, professional: Professional): Promise<void> {
  const { start_date, start_time } = halfHour(professional.next++);
  const from = toInstant(start_date, start_time)!;
  const to = new Date(from.getTime() + 30 * minuteMs);
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${professional.id})`.execute(tx);
    await sql`INSERT INTO bookings (id, location_id, professional_id, status, during)
      VALUES (${randomUUID()}, ${professional.place.id}, ${professional.id}, 'approved',
        tstzrange(${from}, ${to}))`.execute(tx);
  });
}

async function untilMailed(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql`SELECT FROM jobs.job WHERE state < 'completed' LIMIT 1`.execute(db);
    if (rows.length === 0) return;
    await wait(100);
  }
}

async function time(
  work: (index: number, client: number) => Promise<void>,
  total: number,
): Promise<Round> {
  const times: number[] = [];
  let sent = 0;
  const [begun, processor] = [performance.now(), processorMs()];
  const client = async (_: unknown, number: number) => {
    while (sent < total) {
      const started = performance.now();
      await work(sent++, number);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const seconds = (performance.now() - begun) / 1000;
  const used = (processorMs() - processor) / total;
  const [p50, p99] = [median(times), quantile(times, 0.99)];
  return { perSecond: total / seconds, p50, p99, processorMs: used };
}

/** CPU time of this process's descendants in ms (a clock tick is 10 ms). */
function processorMs(): number {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = ids.flatMap((id) => {
    try {
      const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
      const fields = rest.split(' ').map(Number);
      return { id: Number(id), parent: fields[1], ms: 10 * (fields[11]! + fields[12]!) };
    } catch {
      return [];
    }
  });
  const ofChildren = (parent: number): number =>
    processes
      .filter((one) => one.parent === parent)
      .reduce((ms, child) => ms + child.ms + ofChildren(child.id), 0);
  return ofChildren(process.pid);
}

function tell(name: string, all: readonly Round[]): Round {
  const perSecond = median(all.map((round) => round.perSecond));
  const p50 = median(all.map((round) => round.p50));
  const p99 = median(all.map((round) => round.p99));
  const used = median(all.map((round) => round.processorMs));
  console.log(
    `${name}: ${perSecond.toFixed(0)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, processor ${used.toFixed(1)} ms`,
  );
  return { perSecond, p50, p99, processorMs: used };
}
