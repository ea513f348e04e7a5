import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { makeBooking } from '#server/testing/make-booking.ts';
import { makeImage } from '#server/testing/make-image.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
let location: MadeLocation;
beforeEach(async () => {
  const offers = [{ start_date: '2026-11-01', end_date: '2026-12-01', discount: 10 }];
  location = await makeLocation(api.db, {
    services: [{ offers, subscription: {}, professionals: [0] }],
    equipment: [{}],
    professionals: 2,
    custom_fields: [{ label: 'Alergii' }],
  });
});

async function read(after?: string) {
  const { status, body } = await api.call('changes', { query: { after } });
  expect(status).toBe(200);
  return body.data;
}

const run = (statement: string) => sql.raw(statement).execute(api.db);

async function changedBy(work: () => Promise<unknown>) {
  const { cursor } = await read();
  await work();
  return (await read(cursor)).locations;
}

const ofLocation = () => `location_id = ${location.id}`;
const ofService = () => `service_id = ${location.services[0]?.id}`;
const ofProfessional = () => `professional_id = ${location.professionals[0]?.id}`;

const parts: [string, () => string, string][] = [
  ['location_hours', ofLocation, "ends = '18:00'"],
  ['location_payment_methods', ofLocation, 'payment_method_id = 2'],
  ['custom_fields', ofLocation, 'required = true'],
  ['professionals', ofLocation, 'active = false'],
  ['professional_hours', ofProfessional, "ends = '18:00'"],
  ['equipment_groups', ofLocation, "name = 'Alt laser'"],
  ['service_categories', ofLocation, "name = 'Altele'"],
  ['services', ofLocation, 'price_bani = price_bani + 100'],
  ['service_professionals', ofService, 'professional_id = OTHER'],
  ['offers', ofService, 'discount = 20'],
  ['subscriptions', ofService, 'sessions = 7'],
  ['service_prices', ofService, 'price_bani = 7'],
  ['albums', ofLocation, "name = 'Alt album'"],
  ['images', ofLocation, "alt = 'Altceva'"],
  ['reviews', ofLocation, "hidden_for = 'untrue'"],
];

async function addRows({ id, services }: MadeLocation): Promise<void> {
  await makeImage(api.db, { kind: 'gallery', location_id: id });
  await run(`INSERT INTO albums VALUES (${id}, ${id}, 'Album', 1)`);
  await run(`INSERT INTO service_prices VALUES (${services[0]?.id}, now(), 1)`);
  await run(
    `INSERT INTO reviews (location_id, author, rating, created_at) VALUES (${id}, 'Ana', 5, now())`,
  );
}

test.each(parts)(
  'an update, deletion and insert in %s names the location',
  async (table, where, set) => {
    await addRows(location);
    const named = [{ id: location.id, city: 'iasi' }];
    const other = String(location.professionals[1]?.id);
    const update = `UPDATE ${table} SET ${set.replace('OTHER', other)} WHERE ${where()}`;
    expect(await changedBy(() => run(update))).toEqual(named);
    expect(
      await changedBy(() => run(update.replace(/SET (\w+) = .* WHERE/, 'SET $1 = $1 WHERE'))),
    ).toEqual([]);
    await run(`CREATE TEMP TABLE copy AS SELECT * FROM ${table} WHERE ${where()}`);
    expect(await changedBy(() => run(`DELETE FROM ${table} WHERE ${where()}`))).toEqual(named);
    expect(await changedBy(() => run(`INSERT INTO ${table} SELECT * FROM copy`))).toEqual(named);
    await run('DROP TABLE copy');
  },
);

test('a location that changes is named with its city', async () => {
  const change = () => run(`UPDATE locations SET description = 'Alta' WHERE id = ${location.id}`);
  expect(await changedBy(change)).toEqual([{ id: location.id, city: 'iasi' }]);
});

test.each([
  ['moves', () => `UPDATE locations SET locality_id = 2 WHERE id = ${location.id}`],
  ['changes its categories', () => `DELETE FROM location_categories WHERE ${ofLocation()}`],
  ['is deleted', () => `DELETE FROM locations WHERE id = ${location.id}`],
])('a location that %s changes the pages of all cities', async (_, statement) => {
  expect(await changedBy(() => run(statement()))).toContainEqual({ id: location.id, city: null });
});

test('a new location changes the pages of all cities', async () => {
  let made: MadeLocation | undefined;
  const changes = await changedBy(async () => void (made = await makeLocation(api.db)));
  expect(changes).toContainEqual({ id: made?.id, city: null });
});

test('changes that no cached page shows name no location', async () => {
  const { id } = location;
  const { id: userId } = await makeUser(api.db);
  const changes = await changedBy(async () => {
    await run(`UPDATE locations SET is_full = true, search_document = '' WHERE id = ${id}`);
    await makeBooking(api.db, { location, userId, status: 'approved', date: '2026-11-23' });
    await makeImage(api.db, { kind: 'avatar' });
  });
  expect(changes).toEqual([]);
});

test.each(['counties', 'localities', 'categories', 'payment_methods', 'contests'])(
  'any page may have changed after a change in %s',
  async (table) => {
    expect(await changedBy(() => run(`DELETE FROM ${table} WHERE false`))).toBeNull();
  },
);

test('any page may have changed after a statement that changes many locations', async () => {
  const insert = `INSERT INTO locations (id, slug, name, description, locality_id, address, latitude, longitude,
    category_id) SELECT id, 'a', 'A', '', 1, '', 47, 27, 1 FROM generate_series(900001, 900201) AS id`;
  expect(await changedBy(() => run(insert))).toBeNull();
});

test('a rolled back change is not returned, and each reader gets a change once', async () => {
  const { cursor } = await read();
  const change = `UPDATE services SET name = 'Altul' WHERE ${ofLocation()}`;
  await expect(run(`BEGIN; ${change}; SELECT 1 / 0`)).rejects.toThrow('division by zero');
  await run('ROLLBACK');
  expect((await read(cursor)).locations).toEqual([]);
  await run(change);
  for (const reader of [await read(cursor), await read(cursor)]) {
    expect(reader.locations).toEqual([{ id: location.id, city: 'iasi' }]);
    expect((await read(reader.cursor)).locations).toEqual([]);
  }
});

test('any page may have changed for a cursor that is too old, of another database, or none', async () => {
  const { cursor } = await read();
  const at = api.clock.now().getTime();
  for (const other of [
    '',
    'x',
    `${at}-`,
    `${at}-7`,
    `${at}-9:3:`,
    `${at}-${10 ** 12}:${10 ** 12}:`,
  ])
    expect((await read(other)).locations, other).toBeNull();
  api.clock.advance(29 * 60);
  expect((await read(cursor)).locations).not.toBeNull();
  api.clock.advance(60);
  expect((await read(cursor)).locations).toBeNull();
});

test('changes are kept for an hour after a sweep first saw them', async () => {
  const count = async () =>
    (await api.db.selectFrom('location_changes').selectAll().execute()).length;
  await api.sweep();
  expect(await count()).toBeGreaterThan(0);
  api.clock.advance(3_599);
  await api.sweep();
  expect(await count()).toBeGreaterThan(0);
  api.clock.advance(2);
  await api.sweep();
  expect(await count()).toBe(0);
});

test('every table with rows of a location is tracked, unless no cached page shows it', async () => {
  const { rows } = await sql<{
    name: string;
  }>`SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE confrelid IN ('locations'::regclass, 'services'::regclass, 'professionals'::regclass, 'albums'::regclass)
      AND NOT EXISTS (SELECT FROM pg_trigger WHERE tgrelid = conrelid AND tgname = 'page_updated')
    ORDER BY name`.execute(api.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'bookings',
    'calendar_feeds',
    'calendar_sources',
    'equipment_units',
    'favourites',
    'free_days',
    'hour_changes',
    'voucher_services',
    'vouchers',
  ]);
});
