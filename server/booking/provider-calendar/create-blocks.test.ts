import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { CreateBlockBody } from '#contract/provider-calendar.ts';
import { block, blockRequest, linkOf } from '#server/testing/block-request.ts';
import { book, bookingRequest, freeTimes, monday } from '#server/testing/booking-request.ts';
import { makeLocation, type LocationInput } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const contact_email = 'salon@example.ro';
const wholeDays = { start_time: null, end_time: null };

const api = setUpApi({ now: friday, env: { LIMIT_FACTOR: '1000' } });
afterEach(() => api.clock.set(friday));

async function opened(input: LocationInput = {}) {
  const place = await makeLocation(api.db, { contact_email, ...input });
  const token = linkOf(api, place, contact_email);
  const send = (changes: Partial<CreateBlockBody> = {}, key?: string) =>
    block(api, token, blockRequest(place, changes), key);
  const starts = async () =>
    (await api.call('providerCalendar', { params: { token } })).body.data.blocks.map(
      ({ starts_at }) => starts_at.replace(':00+02:00', ''),
    );
  const slotsOf = (day = monday) => freeTimes(api, place, day);
  return { place, token, send, starts, slotsOf };
}

test('a blocked hour is no longer free, on the page of the location and in its next slots', async () => {
  const { place, send, slotsOf } = await opened();
  const nextSlots = async () => {
    const query = { ids: [place.id], date: monday, after: '10:00', before: '11:00' };
    const { body } = await api.call('locationsNextSlots', { query });
    return body.data[place.id]?.filter(({ starts_at }) => starts_at.includes(`${monday}T10:`));
  };
  expect(await nextSlots()).not.toEqual([]);
  const { status, body } = await send();
  expect([status, body.data.blocks]).toMatchObject([
    201,
    [{ starts_at: `${monday}T10:00:00+02:00`, ends_at: `${monday}T11:00:00+02:00` }],
  ]);
  const slots = await slotsOf();
  expect(slots.filter((time) => time >= '09:45' && time < '11:00')).toEqual([]);
  expect(slots).toContain('11:00');
  expect(await nextSlots()).toEqual([]);
  const refused = await book(api, await api.signIn(), bookingRequest(place));
  expect([refused.status, refused.body.code]).toEqual([409, 'slot_taken']);
});

test('a blocked day has no free half hour in the lists', async () => {
  const { place, send } = await opened();
  const isListed = async () => {
    await api.sweep();
    const query = { search: place.name, date: monday };
    const { body } = await api.call('listLocations', { query });
    return body.data.some(({ id }) => id === place.id);
  };
  expect(await isListed()).toBe(true);
  expect((await send(wholeDays)).status).toBe(201);
  expect(await isListed()).toBe(false);
});

test('whole days are blocked, the last one included', async () => {
  const { send, slotsOf } = await opened();
  expect((await send({ ...wholeDays, end_date: '2026-11-24' })).status).toBe(201);
  expect([await slotsOf(), await slotsOf('2026-11-24')]).toEqual([[], []]);
  expect(await slotsOf('2026-11-25')).not.toEqual([]);
});

test('a weekly hour is one block a week', async () => {
  const { send, starts } = await opened();
  await send({ weeks: 3 });
  expect(await starts()).toEqual(['2026-11-23T10:00', '2026-11-30T10:00', '2026-12-07T10:00']);
});

test.each([
  [{}, 'start_time', 'Ai o programare luni, 23\u00A0noiembrie, ora\u00A010:00'],
  [wholeDays, 'start_date', 'Ai o programare luni, 23\u00A0noiembrie, ora\u00A010:00'],
  [{ start_date: '2026-11-16', weeks: 2 }, 'weeks', 'Ai o programare luni, 23\u00A0noiembrie'],
])('%j is refused over a booking, with its time at %s', async (changes, field, words) => {
  const { place, send, starts } = await opened();
  await book(api, await api.signIn(), bookingRequest(place, { start_time: '10:00' }));
  // The first of the two blocks, on 16 November, must not be past.
  if ('weeks' in changes) api.clock.set(new Date('2026-11-13T08:00:00Z'));
  const { status, body } = await send(changes);
  expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([
    409,
    'block_overlaps',
    [field],
  ]);
  expect(body.errors?.[field]?.[0]).toContain(words);
  expect(await starts()).toEqual([]);
});

test('a pending booking prevents a block until its deadline', async () => {
  const { place, send } = await opened({ approval: 'manual' });
  const { body } = await book(api, await api.signIn(), bookingRequest(place));
  expect((await send()).body.code).toBe('block_overlaps');
  api.clock.advance(24 * 3_600 + 1);
  expect((await send()).status).toBe(201);
  const query = api.db.selectFrom('bookings').select('status').where('id', '=', body.data.id);
  expect(await query.executeTakeFirst()).toEqual({ status: 'expired' });
});

test('an overlap with a block names that block, and the time next to it is free', async () => {
  const { send } = await opened();
  await send();
  const { body } = await send({ start_time: '10:30', end_time: '11:30' });
  expect(body.errors?.start_time?.[0]).toContain(
    'Ai blocat deja: luni, 23\u00A0noiembrie, de\u00A0la\u00A010:00 la\u00A011:00',
  );
  expect((await send({ start_time: '11:00', end_time: '11:30' })).status).toBe(201);
});

test('a booking of another professional does not prevent a block', async () => {
  const { place, send } = await opened({ professionals: 2 });
  await book(api, await api.signIn(), bookingRequest(place));
  expect((await send({ professional_id: place.professionals[1]?.id })).status).toBe(201);
});

test('one key is one block, and 422 with another body', async () => {
  const { send, starts } = await opened();
  const key = randomUUID();
  await send({}, key);
  const again = await send({}, key);
  expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
  expect(await starts()).toHaveLength(1);
  const other = await send({ start_time: '12:00', end_time: '13:00' }, key);
  expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
});

test.each([
  [{ start_time: '11:00', end_time: '10:00' }, 'end_time'],
  [{ start_time: '10:00', end_time: null }, 'end_time'],
  [{ start_time: null, end_time: '10:00' }, 'start_time'],
  [{ end_date: '2026-11-24' }, 'end_date'],
  [{ ...wholeDays, end_date: '2026-11-22' }, 'end_date'],
  [{ ...wholeDays, end_date: '2026-12-24' }, 'end_date'],
  [{ ...wholeDays, end_date: '2026-11-24', weeks: 2 }, 'weeks'],
  [{ weeks: 27 }, 'weeks'],
  [{ start_date: '2026-11-20', start_time: '08:00', end_time: '09:59' }, 'end_time'],
  [{ ...wholeDays, start_date: '2026-11-19' }, 'start_date'],
  [{ start_date: '2027-11-22' }, 'start_date'],
  [{ start_date: '2027-03-28', start_time: '03:10', end_time: '03:40' }, 'start_time'],
  [{ professional_id: 1_000_000 }, 'professional_id'],
])('%j is refused at %s', async (changes, field) => {
  const { status, body } = await (await opened()).send(changes);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test('an hour that has begun can be blocked, and leaves the list at its end', async () => {
  const { send, starts } = await opened();
  const today = { start_date: '2026-11-20', start_time: '09:30', end_time: '10:30' };
  expect((await send(today)).status).toBe(201);
  expect(await starts()).toEqual(['2026-11-20T10:00']);
  api.clock.advance(1_800);
  expect(await starts()).toEqual([]);
});

test('a day can be blocked from now on over a visit that is over, but not over one under way', async () => {
  const { place, send, starts } = await opened();
  await book(api, await api.signIn(), bookingRequest(place, { start_time: '10:00' }));
  const day = { ...wholeDays, weeks: 2 };
  api.clock.set(new Date(`${monday}T10:15:00+02:00`));
  expect((await send(day)).body.code).toBe('block_overlaps');
  api.clock.set(new Date(`${monday}T14:00:30+02:00`));
  const key = randomUUID();
  expect((await send(day, key)).status).toBe(201);
  api.clock.advance(60);
  expect((await send(day, key)).headers['idempotent-replayed']).toBe('true');
  expect(await starts()).toEqual([`${monday}T14:00`, '2026-11-30T00:00']);
});

test('a location has at most 500 blocks', async () => {
  const { send } = await opened();
  const hours = Array.from({ length: 20 }, (_, nth) => ({
    start_time: `0${Math.floor(nth / 6)}:${nth % 6}0`,
    end_time: `0${Math.floor(nth / 6)}:${nth % 6}9`,
  }));
  for (const hour of hours.slice(0, 19))
    expect((await send({ ...hour, weeks: 26 })).status).toBe(201);
  const { status, body } = await send({ ...hours[19], weeks: 7 });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['weeks']]);
  expect((await send({ ...hours[19], weeks: 6 })).status).toBe(201);
});
