import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { runSwitch } from '#server/ops/switches/run-switch.ts';
import { freeTimes, monday } from '#server/testing/booking-request.ts';
import { calendarResponse } from '#server/testing/calendar-shapes.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { FetchError } from './fetch-calendar.ts';
import { pollSources } from './read-source.ts';
import { saveSource } from './repository.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const url = 'https://calendar.example/secret.ics';
const silentUrl = 'https://silent.example/secret.ics';
const minute = 60;
const day = monday.replaceAll('-', '');
const etag = '"1"';

let isReadable = true;
let asked: string[] = [];

const api = setUpApi({
  now: friday,
  fetchCalendar: async (requested, copy) => {
    asked.push(requested);
    if (requested === silentUrl) return new Promise(() => {});
    if (!isReadable) throw new FetchError('unreachable');
    if (copy.etag === etag) return { isChanged: false };
    return calendarResponse([{ start: `${day}T100000`, end: `${day}T120000` }], etag);
  },
});

const poll = () => pollSources(api.deps);

let place: MadeLocation;
beforeEach(async () => {
  api.clock.set(friday);
  await sql`DELETE FROM calendar_sources`.execute(api.db);
  place = await makeLocation(api.db);
  await saveSource(api.db, place.professionals[0]!.id, url, friday);
  [isReadable, asked] = [true, []];
  await poll();
});

const slots = () => freeTimes(api, place);

test('a source is read every five minutes, not sooner', async () => {
  api.clock.advance(4 * minute);
  await poll();
  expect(asked).toHaveLength(1);
  api.clock.advance(minute);
  await poll();
  expect(asked).toHaveLength(2);
});

test('calendars that do not respond do not delay others', async () => {
  const { professionals } = await makeLocation(api.db, { professionals: 12 });
  const dead = professionals.slice(0, 4);
  for (const { id } of professionals)
    await saveSource(api.db, id, dead.some((one) => one.id === id) ? silentUrl : url, friday);
  asked = [];
  void poll();
  await expect.poll(() => asked.filter((one) => one === url)).toHaveLength(8);
});

test('a failing calendar is read at doubling intervals, at most an hour long', async () => {
  isReadable = false;
  const minutes: number[] = [];
  for (let passed = 5; passed <= 210; passed += 5) {
    api.clock.advance(5 * minute);
    asked = [];
    await poll();
    minutes.push(...asked.map(() => passed));
  }
  expect(minutes).toEqual([5, 10, 15, 25, 45, 85, 145, 205]);
});

test('the calendar of an inactive professional is not read', async () => {
  const place = await makeLocation(api.db, { professionals: 2 });
  const { id } = place.professionals[1]!;
  await saveSource(api.db, id, url, friday);
  await sql`UPDATE professionals SET active = false WHERE id = ${id}`.execute(api.db);
  asked = [];
  await poll();
  await slots();
  expect(asked).toEqual([]);
});

test('no calendar is read while the site is read-only', async () => {
  await runSwitch(api.db, ['read-only', '2026-11-20T10:30'], friday);
  api.clock.advance(29 * minute);
  await poll();
  await slots();
  expect(asked).toHaveLength(1);
  api.clock.advance(minute);
  await poll();
  expect(asked).toHaveLength(2);
  await runSwitch(api.db, ['read-only', 'off'], friday);
});

test('an unchanged calendar is requested with its ETag, keeps its times, and is parsed again after a day', async () => {
  const parsedAt = async () =>
    (await api.db.selectFrom('calendar_sources').select('parsed_at').executeTakeFirstOrThrow())
      .parsed_at;
  api.clock.advance(5 * minute);
  await poll();
  expect([asked.length, await parsedAt()]).toEqual([2, friday]);
  expect(await slots()).not.toContain('10:00');
  api.clock.advance(24 * 60 * minute);
  await poll();
  expect(await parsedAt()).toEqual(api.clock.now());
});

test('the next readings of sources read together spread over half a minute', async () => {
  const { professionals } = await makeLocation(api.db, { professionals: 12 });
  for (const { id } of professionals) await saveSource(api.db, id, url, friday);
  await poll();
  const rows = await api.db.selectFrom('calendar_sources').select('next_read_at').execute();
  const seconds = rows.map(
    ({ next_read_at }) => (next_read_at.getTime() - friday.getTime()) / 1000,
  );
  expect(Math.max(...seconds) - Math.min(...seconds)).toBeGreaterThan(5);
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(270);
  expect(Math.max(...seconds)).toBeLessThanOrEqual(300);
});
