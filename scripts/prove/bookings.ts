import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CreateBookingBody } from '#contract/booking.ts';
import { addDays, dayMs, hourMs, timeOfMinutes, today, weekday } from '#domain/time/local-time.ts';
import { openDatabase, type DatabaseOptions } from '#server/db/connection.ts';
import { migrate } from '#server/db/migrate.ts';
import { readEnv, type Db } from '#server/deps.ts';
import { auditBookings } from '#server/db/backup-facts.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeSession } from '#server/testing/make-session.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import type { Outcome } from './other-visitors.ts';
import type { Victim } from './victim.ts';

const attempts = 10_000;
const connections = 64;
const [voucherUses, sessions, units] = [100, 8, 2];

export const bookingsGoal =
  'no overlap, none lost, one per key, exactly as many as units, vouchers and sessions allow';

type Attempt = { key: string; client: Client; body: CreateBookingBody };
type Scene = Awaited<ReturnType<typeof fill>>;
type Client = Scene['clients'][number];

type UnderKills = Outcome & {
  pauses: number[];
};

export async function bookUnderKills(
  address: DatabaseOptions,
  start: () => Promise<Victim> | Victim,
): Promise<UnderKills> {
  const scene = await withDatabase(address, fill);
  const victim = await start();
  const { kills } = victim;
  const acknowledged = new Map<string, string>();
  const byResponse: Record<string, number> = {};
  let [sent, lost, changed, killed] = [0, 0, 0, 0];
  const pauses: number[] = [];
  let answeredAt = performance.now();

  const book = async ({ key, client, body }: Attempt): Promise<void> => {
    for (;;) {
      const response = await post(await victim.url(), { key, client, body });
      if (!response || response.status >= 500) {
        if (!response) lost += 1;
        await wait(200 + Math.random() * 500);
        continue;
      }
      const now = performance.now();
      if (killed > 0) pauses[killed - 1] = Math.max(pauses[killed - 1] ?? 0, now - answeredAt);
      answeredAt = now;
      const kind = `${response.status} ${response.body.code ?? ''}`.trim();
      byResponse[kind] = (byResponse[kind] ?? 0) + 1;
      const id = response.body.data?.id;
      if (id && (acknowledged.get(key) ?? id) !== id) changed += 1;
      if (id) acknowledged.set(key, id);
      return;
    }
  };
  const connection = async (_: unknown, number: number) => {
    let last: Attempt | undefined;
    while (sent < attempts || killed < kills) {
      const index = Math.min(sent++, attempts - 1);
      const attempt =
        last && index % 20 === 0 ? last : nextAttempt(scene, { index, connection: number, kills });
      last = attempt;
      await book(attempt);
    }
  };
  const killer = async () => {
    while (killed < kills) {
      while (sent < ((killed + 1) * attempts) / (kills + 1)) await wait(5);
      killed += 1;
      await victim.kill();
    }
  };
  const begun = performance.now();
  try {
    await Promise.all([killer(), ...Array.from({ length: connections }, connection)]);
  } finally {
    await victim.stop();
  }
  const seconds = (performance.now() - begun) / 1000;
  const rows = await withDatabase(address, (db) => readRows(db, scene, kills));
  const ids = new Set(acknowledged.values());
  const missing = [...ids].filter((id) => !rows.ids.has(id)).length;
  const unheard = [...rows.ids].filter((id) => !ids.has(id)).length;
  const zeros = {
    ...{ overlaps: rows.overlaps, 'overbooked units': rows.overbooked_units },
    ...{ 'acknowledged but gone': missing, 'there but not acknowledged': unheard },
    ...{ 'other booking for a key': changed, 'bookings without a key': rows.keyless },
  };
  const limits = { vouchers: rows.vouchers, subscriptions: rows.subscriptions, units: rows.units };
  const zeroText = Object.entries(zeros).map(([name, count]) => `${count} ${name}`);
  const limitText = Object.entries(limits).map(
    ([name, { exact, all }]) => `${exact} of ${all} ${name} used exactly to their limit`,
  );
  const responses = Object.entries(byResponse).map(([kind, count]) => `${kind}×${count}`);
  return {
    figures: [
      `${sent} attempts in ${seconds.toFixed(0)} s (${responses.join(' ')}), ${killed} × kill -9, ${lost} responses lost`,
      `${ids.size} bookings`,
      ...zeroText,
      ...limitText,
    ].join(', '),
    holds:
      killed === kills &&
      ids.size > 0 &&
      Object.values(zeros).every((count) => count === 0) &&
      Object.values(limits).every(({ exact, all }) => exact === all),
    pauses,
  };
}

async function withDatabase<T>(address: DatabaseOptions, work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase(address);
  try {
    await migrate(database);
    return await work(database.db);
  } finally {
    await database.close();
  }
}

async function fill(db: Db) {
  const services = [
    { price: 50 },
    { price: 80, duration: 45, equipment: 0 },
    { price: 200, subscription: { sessions } },
  ];
  const places = [];
  for (const approval of ['automatic', 'automatic', 'automatic', 'manual'] as const) {
    const equipment = [{ units }];
    const place = await makeLocation(db, { approval, professionals: 5, equipment, services });
    const terms = { location_id: place.id, max_uses: voucherUses, valid_until: '2099-12-31' };
    places.push({ ...place, voucher: await makeVoucher(db, terms) });
  }
  const clients = [];
  for (let number = 0; number < connections / 2; number += 1) {
    const { id: user_id } = await makeUser(db);
    // A session that began now would expire during a slow run.
    const later = () => new Date(Date.now() + 12 * hourMs);
    const session = await makeSession({ db, env: readEnv({}), now: later }, user_id);
    const place = places[number % places.length]!;
    const { id: service_id, subscriptions } = place.services[2]!;
    const subscription = {
      ...{ id: randomUUID(), user_id, location_id: place.id, service_id },
      ...{ subscription_id: subscriptions[0]!.id, remaining: sessions, total: sessions },
      ...{ starts_at: new Date(), expires_at: new Date(Date.now() + 365 * dayMs) },
    };
    await db.insertInto('client_subscriptions').values(subscription).execute();
    clients.push({ headers: session.headers('POST'), subscription: subscription.id, place });
  }
  return { places, clients };
}

function nextAttempt(
  { places, clients }: Scene,
  { index, connection, kills }: Record<'index' | 'connection' | 'kills', number>,
): Attempt {
  const pick = <T>(all: readonly T[]) => all[Math.floor(Math.random() * all.length)]!;
  const client = clients[connection >> 1]!;
  const kind = pick(['plain', 'plain', 'voucher', 'session', 'laser']);
  const place = kind === 'session' ? client.place : pick(places);
  const [plain, laser, covered] = place.services.map(({ id }) => id);
  const time = timeOfMinutes(9 * 60 + 15 * Math.floor(Math.random() * 31));
  const body: CreateBookingBody = {
    ...{ location_id: place.id, services_ids: [plain!] },
    professional_id: pick([null, ...place.professionals.map(({ id }) => id)]),
    ...{ start_date: workDay(kills + 1 + Math.floor(Math.random() * 24)), start_time: time },
    expected_total: 50,
    ...(kind === 'voucher' && { voucher_code: place.voucher.code, expected_total: 45 }),
    ...(kind === 'session' && {
      ...{ services_ids: [covered!], services_subscription_id: client.subscription },
      expected_total: 0,
    }),
    ...(kind === 'laser' && {
      ...{ services_ids: [laser!], expected_total: 80, start_time: '10:00' },
      start_date: workDay(Math.floor((index * (kills + 1)) / attempts)),
    }),
  };
  return { key: randomUUID(), client, body };
}

function workDay(number: number): string {
  const day = today(new Date());
  const monday = addDays(day, 8 - weekday(day));
  return addDays(monday, Math.floor(number / 5) * 7 + (number % 5));
}

async function post(url: string, { key, client, body }: Attempt) {
  try {
    const response = await fetch(`${url}/api/bookings`, {
      method: 'POST',
      headers: { ...client.headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = (await response.json()) as { code?: string; data?: { id: string } };
    return { status: response.status, body: text };
  } catch {
    return null;
  }
}

async function readRows(db: Db, { places }: Scene, kills: number) {
  const bookings = await db.selectFrom('bookings').select('id').execute();
  const { rows: keyless } = await sql`SELECT bookings.id FROM bookings LEFT JOIN
    (SELECT body->'data'->>'id' AS id FROM idempotency_keys) AS keys
    ON keys.id = bookings.id::text GROUP BY bookings.id HAVING count(keys.id) <> 1`.execute(db);
  const vouchers = await sql<{ exact: boolean }>`SELECT used = max_uses AND used =
    (SELECT count(*) FROM voucher_redemptions WHERE voucher_id = vouchers.id) AS exact
    FROM vouchers`.execute(db);
  const subscriptions = await sql<{ exact: boolean }>`SELECT remaining = 0 AND total =
    (SELECT count(*) FROM subscription_uses WHERE client_subscription_id = client_subscriptions.id)
    AS exact FROM client_subscriptions`.execute(db);
  const hours = await sql<{ exact: boolean }>`SELECT count(*) = ${units} AS exact
    FROM equipment_allocations WHERE active GROUP BY location_id, during`.execute(db);
  const count = (rows: { exact: boolean }[], all: number) => ({
    exact: rows.filter(({ exact }) => exact).length,
    all,
  });
  return {
    ...(await auditBookings(db)),
    ids: new Set(bookings.map(({ id }) => id)),
    keyless: keyless.length,
    vouchers: count(vouchers.rows, places.length),
    subscriptions: count(subscriptions.rows, connections / 2),
    units: count(hours.rows, places.length * (kills + 1)),
  };
}
