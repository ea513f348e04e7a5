import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-time.ts';
import {
  book,
  bookingRequest,
  freeTimes,
  monday,
  readBooking,
  reschedule,
} from '#server/testing/booking-request.ts';
import { calendarResponse } from '#server/testing/calendar-shapes.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { FetchError } from './fetch-calendar.ts';
import { connectSource, pollSources } from './read-source.ts';
import { saveSource } from './repository.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const contact_email = 'salon@example.ro';
const url = 'https://calendar.example/secret.ics';
const [minute, hour] = [60, 3600];

/** Events on Monday; null if the calendar is unreadable. */
let events: { start: string; end: string }[] | null;
let asked: string[] = [];
const lines: string[] = [];

const api = setUpApi({
  now: friday,
  env: { LIMIT_FACTOR: '1000', LOG_LEVEL: 'debug' },
  logStream: { write: (line) => void lines.push(line) },
  fetchCalendar: async (requested) => {
    asked.push(requested);
    if (events === null) throw new FetchError('unreachable');
    return calendarResponse(events);
  },
});

const wall = (time: string, date = monday) => `${date}T${time}00`.replace(/[-:]/g, '');
const event = (from: string, to: string) => ({ start: wall(from), end: wall(to) });
const poll = () => pollSources(api.deps);

let place: MadeLocation;
beforeEach(async () => {
  api.clock.set(friday);
  await sql`DELETE FROM calendar_sources`.execute(api.db);
  place = await makeLocation(api.db, { contact_email });
  await saveSource(api.db, place.professionals[0]!.id, url, friday);
  events = [];
  asked = [];
  await poll();
});

const slots = () => freeTimes(api, place);

const approval = async () => {
  const params = { slug: place.slug, location_id: place.id };
  return (await api.call('locationDetail', { params })).body.data.approval;
};

const mails = async (about: RegExp) =>
  (await api.messages(contact_email)).filter(({ subject }) => about.test(subject ?? ''));

const bookAt = async (start_time = '10:00') => {
  const { status, body } = await book(
    api,
    await api.signIn(),
    bookingRequest(place, { start_time }),
  );
  return [status, status === 201 ? body.data.status : body.code];
};

test('the time of an event is not offered, and is free again once the event is gone', async () => {
  events = [event('10:00', '12:00')];
  api.clock.advance(6 * minute);
  await poll();
  expect(asked).toHaveLength(2);
  expect((await slots()).filter((time) => time > '09:30' && time < '12:00')).toEqual([]);
  expect(await slots()).toContain('12:00');
  events = [];
  api.clock.advance(6 * minute);
  await poll();
  expect(await slots()).toContain('10:00');
});

test('after an outage, the next choice of time reads the calendar, which is then polled as before', async () => {
  events = null;
  api.clock.advance(5 * minute);
  await poll();
  api.clock.advance(2 * hour);
  await poll();
  events = [event('10:00', '11:00')];
  api.clock.advance(61);
  await slots();
  await expect.poll(slots).not.toContain('10:00');
  asked = [];
  api.clock.advance(5 * minute);
  await poll();
  expect(asked).toEqual([url]);
});

test('the time of an event older than a minute is neither offered nor booked', async () => {
  expect(await bookAt('09:00')).toEqual([201, 'approved']);
  events = [event('10:00', '11:00')];
  api.clock.advance(61);
  expect(await bookAt()).toEqual([409, 'slot_taken']);
  events = [event('14:00', '15:00')];
  api.clock.advance(61);
  expect(await slots()).not.toContain('14:00');
});

test('a calendar that was just read is not read again', async () => {
  api.clock.advance(44);
  await slots();
  await bookAt();
  expect(asked).toHaveLength(1);
});

test('a busy day has no free half hour in the lists', async () => {
  const isListed = async () => {
    await api.sweep();
    const query = { search: place.name, date: monday };
    const { body } = await api.call('listLocations', { query });
    return body.data.some(({ id }) => id === place.id);
  };
  expect(await isListed()).toBe(true);
  events = [{ start: monday.replaceAll('-', ''), end: addDays(monday, 1).replaceAll('-', '') }];
  api.clock.advance(6 * minute);
  await poll();
  expect(await isListed()).toBe(false);
});

test('a reschedule reads the calendar, and is refused while that fails', async () => {
  const client = await api.signIn();
  const { data } = (await book(api, client, bookingRequest(place))).body;
  events = [event('12:00', '13:00')];
  api.clock.advance(61);
  expect((await reschedule(api, client, data.id)).body.code).toBe('slot_taken');
  events = null;
  api.clock.advance(61);
  expect(
    (await reschedule(api, client, data.id, { start_time: '14:00' })).body.errors,
  ).toHaveProperty('start_time');
  expect(await readBooking(api, client, data.id)).toMatchObject({
    start_time: '10:00',
    status: 'approved',
  });
});

test('an event over a booking does not cancel it, and the location gets one mail, another only after a move', async () => {
  const client = await api.signIn();
  const { body: booked } = await book(api, client, bookingRequest(place));
  await api.messages();
  const overlapMails = () => mails(/suprapusă/);
  const before = (await overlapMails()).length;
  for (const end of ['10:30', '10:45']) {
    events = [event('10:00', end)];
    api.clock.advance(6 * minute);
    await poll();
  }
  expect(await overlapMails()).toHaveLength(before + 1);
  const { rows } = await sql`SELECT status FROM bookings WHERE location_id = ${place.id}`.execute(
    api.db,
  );
  expect(rows).toEqual([{ status: 'approved' }]);
  const moved = await reschedule(api, client, booked.data.id);
  expect(moved.status).toBe(200);
  events = [event('12:00', '13:00')];
  api.clock.advance(6 * minute);
  await poll();
  expect(await overlapMails()).toHaveLength(before + 2);
});

test.each([
  ['linked', (id: number) => connectSource(api.deps, id, `${url}?new`)],
  ['imported', (id: number) => saveSource(api.db, id, `${url}?new`, api.clock.now())],
])('the first reading of a calendar that is %s sends one mail for all overlaps', async (_, add) => {
  for (const time of ['09:00', '10:00', '11:00']) await bookAt(time);
  const before = (await mails(/suprapusă/)).length;
  events = [event('09:00', '12:00')];
  await add(place.professionals[0]!.id);
  await poll();
  const sent = (await mails(/suprapusă/)).slice(before);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toMatch(/09:00$/);
  expect(sent[0]?.text).toMatch(/10:00; [^;]*11:00\./);
});

test('bookings are pending while the calendar cannot be read; after six hours the page says so, after a day the location gets one mail', async () => {
  const outageMails = () => mails(/Nu putem citi/);
  const before = (await outageMails()).length;
  events = null;
  api.clock.advance(6 * minute);
  await poll();
  expect(await bookAt('09:00')).toEqual([201, 'pending']);
  api.clock.advance(6 * hour - 1);
  expect(await approval()).toBe('automatic');
  api.clock.advance(1);
  expect(await bookAt('10:00')).toEqual([201, 'pending']);
  expect(await approval()).toBe('manual');
  expect(await outageMails()).toHaveLength(before);
  for (let polls = 0; polls < 2; polls += 1) {
    api.clock.advance(18 * hour);
    await poll();
    expect(await outageMails()).toHaveLength(before + 1);
  }
  events = [];
  api.clock.advance(hour);
  await poll();
  expect(await bookAt('11:00')).toEqual([201, 'approved']);
  expect(await approval()).toBe('automatic');
});

test('a calendar that fails is read again by the next booking, which is then approved', async () => {
  events = null;
  api.clock.advance(6 * minute);
  await poll();
  events = [event('14:00', '15:00')];
  api.clock.advance(minute);
  expect(await bookAt('14:00')).toEqual([409, 'slot_taken']);
  expect(await bookAt('10:00')).toEqual([201, 'approved']);
});

test('no table contains the title of an event, and no log the URL', async () => {
  events = [event('10:00', '12:00')];
  api.clock.advance(6 * minute);
  await poll();
  const { rows: tables } = await sql<{ name: string }>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'jobs')`.execute(api.db);
  for (const { name } of tables) {
    const rows = sql.raw(
      `SELECT 1 FROM ${name} AS rows WHERE rows::text ~ 'Secret: |domnul doctor'`,
    );
    expect([name, (await rows.execute(api.db)).rows]).toEqual([name, []]);
  }
  expect(lines.join()).not.toMatch(/calendar\.example/);
});
