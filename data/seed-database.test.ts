import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type OpenDatabase } from '#server/db/connection.ts';
import { verifyPassword } from '#server/identity/session/password.ts';
import { demoIdPrefix } from './catalogue/location-rows.ts';
import { demoLogins, demoPassword } from './demo-clients.ts';
import { seedDatabase } from './seed-database.ts';
import type { SeedOptions } from './seed-options.ts';
import { demoContest } from './words/contest.ts';

const slow = 120_000;
const filled = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-12-03T09:00:00Z');
const options: SeedOptions = {
  seed: 'aproape',
  count: 60,
  ifEmpty: false,
  refresh: false,
  force: false,
  database: undefined,
};

let database: OpenDatabase;
const value = async (query: ReturnType<typeof sql<{ value: unknown }>>) =>
  (await query.execute(database.db)).rows[0]?.value;

const overlaps = sql<{ value: unknown }>`SELECT count(*) AS value FROM bookings a JOIN bookings b
  ON a.id < b.id AND a.professional_id = b.professional_id AND a.during && b.during
  WHERE a.status IN ('pending', 'approved') AND b.status IN ('pending', 'approved')`;
const schemaConstraints = sql<{
  value: unknown;
}>`SELECT string_agg(conname || pg_get_constraintdef(oid), ';' ORDER BY conname)
  AS value FROM pg_constraint WHERE connamespace = 'public'::regnamespace`;
const schemaIndexes = sql<{
  value: unknown;
}>`SELECT string_agg(indexdef, ';' ORDER BY indexname) AS value
  FROM pg_indexes WHERE schemaname = 'public'`;

beforeAll(async () => {
  database = await openDatabase({});
  await seedDatabase(database, { ...options, count: 3 }, filled);
}, slow);
afterAll(() => database.close());

describe('on the real migrations', () => {
  test(
    'a forced fill replaces everything and leaves constraints and indexes in place',
    async () => {
      const before = [await value(schemaConstraints), await value(schemaIndexes)];
      const line = await seedDatabase(database, { ...options, force: true }, filled);
      expect(line).toContain('60 locations');
      expect(await value(sql`SELECT count(*) AS value FROM locations`)).toBe(60);
      expect([await value(schemaConstraints), await value(schemaIndexes)]).toEqual(before);
      expect(await value(overlaps)).toBe(0);
      const known = sql<{ value: unknown }>`SELECT reltuples::int AS value FROM pg_class
        WHERE oid = 'locations'::regclass`;
      expect(await value(known)).toBe(60);
    },
    slow,
  );

  test('a second fill is refused, or skipped with --if-empty', async () => {
    await expect(seedDatabase(database, options, later)).rejects.toThrow('--force');
    const line = await seedDatabase(database, { ...options, ifEmpty: true }, later);
    expect(line).toContain('is there');
    expect(await value(sql`SELECT clock AS value FROM catalogue`)).toEqual(filled);
  });

  test('a catalogue without stored pictures gets them', async () => {
    const images = sql<{ value: unknown }>`SELECT json_agg(i ORDER BY id) AS value FROM images i`;
    const before = await value(images);
    await sql`DELETE FROM images`.execute(database.db);
    await sql`DELETE FROM pictures`.execute(database.db);
    await seedDatabase(database, { ...options, ifEmpty: true }, later);
    expect(await value(images)).toEqual(before);
  });

  test('a catalogue without a search index gets one', async () => {
    const documents = sql<{ value: unknown }>`SELECT json_agg(search_document ORDER BY id) AS value
      FROM locations`;
    const words = sql<{ value: unknown }>`SELECT json_agg(word ORDER BY word) AS value
      FROM search_words`;
    const before = [await value(documents), await value(words)];
    await sql`UPDATE locations SET search_document = ''`.execute(database.db);
    await sql`DELETE FROM search_words`.execute(database.db);
    await seedDatabase(database, { ...options, ifEmpty: true }, later);
    expect([await value(documents), await value(words)]).toEqual(before);
  });

  test('some of the demo logins have a picture', async () => {
    const query = sql<{ value: unknown }>`SELECT count(*) AS value FROM users
      JOIN images ON images.id = avatar_image_id WHERE images.kind = 'avatar'`;
    expect(await value(query)).toBe(2);
  });

  test('the demo logins have their passwords', async () => {
    for (const { email } of demoLogins) {
      const query = sql<{
        value: unknown;
      }>`SELECT password_hash AS value FROM users WHERE email = ${email}`;
      expect(await verifyPassword(demoPassword, String(await value(query)))).toBe(true);
    }
  });

  test(
    'a refresh moves the dates and leaves the bookings of real clients alone',
    async () => {
      const real = sql<{ value: unknown }>`SELECT json_agg(b ORDER BY id) AS value FROM bookings b
      WHERE NOT starts_with(id::text, ${demoIdPrefix})`;
      // Half of the professionals are booked at ten each day, with all units of their locations.
      await sql`INSERT INTO bookings (id, location_id, professional_id, user_id, status, during)
      SELECT gen_random_uuid(), location_id, id, (SELECT id FROM users LIMIT 1), 'approved',
        tstzrange(day, day + interval '1 hour')
      FROM professionals, generate_series('2026-12-04 08:00+00'::timestamptz, '2026-12-12', '1 day') day
      WHERE position % 2 = 0 AND NOT EXISTS (
        SELECT FROM bookings b WHERE b.professional_id = professionals.id
        AND b.during && tstzrange(day, day + interval '1 hour'))`.execute(database.db);
      await sql`INSERT INTO equipment_allocations (booking_id, location_id, unit_id, during)
      SELECT DISTINCT ON (units.id, during) bookings.id, location_id, units.id, during
      FROM bookings JOIN equipment_units units USING (location_id)
      WHERE NOT starts_with(bookings.id::text, ${demoIdPrefix}) AND NOT EXISTS (
        SELECT FROM equipment_allocations a
        WHERE a.unit_id = units.id AND a.during && bookings.during)`.execute(database.db);
      const realBookings = await value(real);
      const offers = await value(sql`SELECT min(start_date) AS value FROM offers`);

      const line = await seedDatabase(database, { ...options, refresh: true }, later);

      expect(line).toContain('2026-12-03');
      expect(await value(real)).toEqual(realBookings);
      expect(await value(overlaps)).toBe(0);
      const moved = await value(sql`SELECT min(start_date) AS value FROM offers`);
      expect(Date.parse(String(moved)) - Date.parse(String(offers))).toBe(12 * 86_400_000);
      const [latest, sessions] = [
        await value(sql`SELECT max(upper(during)) AS value FROM bookings
        WHERE kind = 'booking' AND starts_with(id::text, ${demoIdPrefix})`),
        await value(sql`SELECT count(*) AS value FROM subscription_uses`),
      ];
      expect(latest).toBeInstanceOf(Date);
      expect(Number(latest)).toBeGreaterThan(later.getTime());
      expect(sessions).toBeGreaterThan(0);
      expect(await value(sql`SELECT clock AS value FROM catalogue`)).toEqual(later);
      const { body } = demoContest('2026-12-03');
      expect(await value(sql`SELECT body AS value FROM contests`)).toBe(body);
    },
    slow,
  );

  test(
    'a refresh leaves out the demo clients who have deleted their accounts',
    async () => {
      await sql`UPDATE bookings SET user_id = NULL`.execute(database.db);
      await sql`DELETE FROM users`.execute(database.db);
      await seedDatabase(database, { ...options, refresh: true }, filled);
      expect(await value(sql`SELECT count(*) AS value FROM client_subscriptions`)).toBe(0);
    },
    slow,
  );

  test(
    'a catalogue without locations has only the rows of every catalogue',
    async () => {
      await seedDatabase(database, { ...options, count: 0, force: true }, filled);
      expect(await value(sql`SELECT count(*) AS value FROM users`)).toBe(0);
      expect(await value(sql`SELECT count(*) AS value FROM counties`)).toBe(42);
      await seedDatabase(database, { ...options, count: 0, refresh: true }, later);
      expect(await value(sql`SELECT count(*) AS value FROM contests`)).toBe(0);
    },
    slow,
  );
});
