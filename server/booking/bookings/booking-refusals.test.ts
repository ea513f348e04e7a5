import { beforeAll, describe, expect, test } from 'vitest';
import type { CreateBookingBody } from '#contract/booking.ts';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
let place: MadeLocation;
beforeAll(async () => {
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    starts: '00:00',
    ends: '22:00',
  }));
  place = await makeLocation(api.db, {
    professionals: [
      {
        hours: [
          { weekday: 1, starts: '09:00', ends: '13:00' },
          { weekday: 1, starts: '14:00', ends: '17:00' },
        ],
      },
      { hours: always },
    ],
    equipment: [{ name: 'Laser' }, { name: 'Saună' }],
    services: [
      {},
      { equipment: 0 },
      { equipment: 1 },
      { subscription: {} },
      { subscription: {} },
      { professionals: [0] },
      { professionals: [1] },
      { professionals: [] },
      { active: false },
    ],
    horizon_days: 200,
  });
});

const serviceAt = (index: number) => place.services[index]?.id ?? 0;
const second = () => ({ professional_id: place.professionals[1]?.id ?? null });

async function refusal(changes: Partial<CreateBookingBody>) {
  const { status, body } = await book(api, await api.signIn(), bookingRequest(place, changes));
  return { status, fields: Object.keys(body.errors ?? {}), code: body.code };
}

describe('a time outside the calendar is 422 on start_time', () => {
  test.each([
    ['in the past', { start_date: '2026-11-19', start_time: '10:00' }],
    ['now less a minute', { start_date: '2026-11-20', start_time: '09:59' }],
    ['nearer than the notice', { start_date: '2026-11-20', start_time: '10:30' }],
    ['beyond the horizon', { start_date: '2027-11-22', start_time: '10:00' }],
    ['on the last evening of four-digit years', { start_date: '9999-12-31', start_time: '23:45' }],
    ['off the grid', { start_date: '2026-11-23', start_time: '10:07' }],
    ['in the hour that spring skips', { start_date: '2027-03-28', start_time: '03:30' }],
    ['ending after closing', { start_date: '2026-11-23', start_time: '21:45' }],
  ])('%s', async (_, changes) => {
    expect(await refusal({ ...second(), ...changes })).toEqual({
      status: 422,
      fields: ['start_time'],
      code: 'validation_failed',
    });
  });

  test.each([
    ['in the break', { start_time: '13:30' }],
    ['running into the break', { start_time: '12:45' }],
    ['on a day off', { start_date: '2026-11-24' }],
  ])('%s of the professional', async (_, changes) => {
    expect(await refusal(changes)).toMatchObject({ status: 422, fields: ['start_time'] });
  });
});

test.each([{ start_date: '2027-02-29' }, { start_time: '24:00' }])(
  'an invalid date or time is 422 on its field: %j',
  async (changes) => {
    expect((await refusal(changes)).fields).toEqual(Object.keys(changes));
  },
);

describe('services that cannot be booked together are 422 on services_ids', () => {
  test.each([
    ['one twice', () => [serviceAt(0), serviceAt(0)]],
    ['two equipment groups', () => [serviceAt(1), serviceAt(2)]],
    ['two subscriptions', () => [serviceAt(3), serviceAt(4)]],
    ['no professional who does both', () => [serviceAt(5), serviceAt(6)]],
    ['one that no professional offers', () => [serviceAt(7)]],
    ['one that is no longer offered', () => [serviceAt(8)]],
    ['one that does not exist', () => [987_654_321]],
  ])('%s', async (_, services) => {
    const changes = { services_ids: services(), professional_id: null };
    expect(await refusal(changes)).toMatchObject({ status: 422, fields: ['services_ids'] });
  });

  test('longer than any working stretch of the professionals who offer them', async () => {
    const hours = [
      { weekday: 1, starts: '09:00', ends: '13:00' },
      { weekday: 1, starts: '14:00', ends: '17:00' },
    ];
    const services = [{ duration: 240 }, { duration: 245 }];
    const other = await makeLocation(api.db, { professionals: [{ hours }], services });
    const [fits, tooLong] = other.services.map(({ id }) => [id]);
    const send = async (services_ids: number[] = []) => {
      const request = bookingRequest(other, { services_ids, start_time: '09:00' });
      return book(api, await api.signIn(), request);
    };
    expect((await send(fits)).status).toBe(201);
    const { status, body } = await send(tooLong);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['services_ids']]);
  });

  test('one of another location', async () => {
    const other = await makeLocation(api.db);
    const services_ids = [other.services[0]?.id ?? 0];
    expect(await refusal({ services_ids })).toMatchObject({
      status: 422,
      fields: ['services_ids'],
    });
  });

  test('a professional of another location', async () => {
    const other = await makeLocation(api.db);
    const professional_id = other.professionals[0]?.id ?? 0;
    expect(await refusal({ professional_id })).toMatchObject({
      status: 422,
      fields: ['professional_id'],
    });
  });
});

test('refuses a slot lost to time off, new working hours or a professional who left', async () => {
  const changed = async (change: (professional: number) => Promise<unknown>) => {
    const own = await makeLocation(api.db, { professionals: 2 });
    const professional = own.professionals[0]?.id ?? 0;
    const client = await api.signIn();
    await change(professional);
    const { status, body } = await book(api, client, bookingRequest(own));
    return [status, body.code, ...Object.keys(body.errors ?? {})];
  };
  const ofProfessional = (professional_id: number) => ({ professional_id });
  const timeOff = await changed(async (professional) => {
    const { location_id } = await api.db
      .selectFrom('professionals')
      .select('location_id')
      .where('id', '=', professional)
      .executeTakeFirstOrThrow();
    const block = { id: crypto.randomUUID(), kind: 'block' as const, status: 'approved' as const };
    const during = '[2026-11-23T07:00:00Z,2026-11-23T15:00:00Z)';
    const none = { user_id: null, comment: null, list_total_bani: null };
    const rest = { total_bani: null, max_total_bani: null, location_id, during };
    await api.db
      .insertInto('bookings')
      .values({ ...block, ...none, ...rest, ...ofProfessional(professional) })
      .execute();
  });
  expect(timeOff).toEqual([409, 'slot_taken', 'start_time']);
  const hours = await changed((id) =>
    api.db.deleteFrom('professional_hours').where('professional_id', '=', id).execute(),
  );
  expect(hours[0]).toBe(422);
  const left = await changed((id) =>
    api.db.updateTable('professionals').set({ active: false }).where('id', '=', id).execute(),
  );
  expect(left).toEqual([422, 'validation_failed', 'professional_id']);
});

test('an unknown location is 404', async () => {
  expect(await refusal({ location_id: 987_654_321 })).toMatchObject({ status: 404 });
});

test('a guest is 401 and nothing is written', async () => {
  const response = await api.call('createBooking', {
    body: bookingRequest(place),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(response.status).toBe(401);
});

test('the eleventh booking of a client in one hour is 429', async () => {
  const client = await api.signIn();
  const wide = await makeLocation(api.db, { professionals: 11 });
  const any = bookingRequest(wide, { professional_id: null });
  for (let count = 0; count < 10; count++) expect((await book(api, client, any)).status).toBe(201);
  const { status, headers } = await book(api, client, any);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});
