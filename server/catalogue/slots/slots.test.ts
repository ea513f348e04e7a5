import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { book as bookAs, bookingRequest } from '#server/testing/booking-request.ts';
import {
  makeLocation,
  type LocationInput,
  type MadeLocation,
} from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

const friday = new Date('2026-11-20T08:00:00Z');
beforeEach(() => api.clock.set(friday));

const monday = '2026-11-23';

async function slots(place: MadeLocation, query: object = {}) {
  const { status, body, headers } = await api.call('locationSlots', {
    params: { id: place.id },
    query: { services: [place.services[0]?.id ?? 0], from: monday, to: monday, ...query },
  });
  return { status, body, headers, data: body.data, first: body.meta?.first_available };
}

async function times(place: MadeLocation, query: object = {}, day = monday) {
  return ((await slots(place, query)).data[day] ?? []).map(({ time }) => time);
}

async function book(place: MadeLocation, from: number, to: number, input: object = {}) {
  const at = (hour: number) => `2026-11-23T${String(hour - 2).padStart(2, '0')}:00:00Z`;
  const id = randomUUID();
  await api.db
    .insertInto('bookings')
    .values({
      id,
      location_id: place.id,
      professional_id: place.professionals[0]?.id ?? 0,
      user_id: null,
      status: 'approved',
      during: `[${at(from)},${at(to)})`,
      comment: null,
      list_total_bani: 0,
      total_bani: 0,
      max_total_bani: 0,
      ...input,
    })
    .execute();
  return id;
}

async function takeUnit(place: MadeLocation, unit_id = 0, booking_id = '') {
  const { during } = await api.db
    .selectFrom('bookings')
    .select('during')
    .where('id', '=', booking_id)
    .executeTakeFirstOrThrow();
  const allocation = { booking_id, location_id: place.id, unit_id, during };
  await api.db.insertInto('equipment_allocations').values(allocation).execute();
}

const hours = (starts: string, ends: string) => [{ weekday: 1, starts, ends }];

describe('free slots', () => {
  test('start on the grid of the location, as wall time and instant, and are never cached', async () => {
    const place = await makeLocation(api.db, {
      slot_grid_min: 30,
      professionals: [{ hours: hours('09:00', '10:30') }],
      services: [{ duration: 45 }],
    });
    const { data, first, headers } = await slots(place);
    const professionals = [place.professionals[0]?.id];
    expect(data).toEqual({
      [monday]: [
        { time: '09:00', starts_at: '2026-11-23T09:00:00+02:00', professionals },
        { time: '09:30', starts_at: '2026-11-23T09:30:00+02:00', professionals },
      ],
    });
    expect(first).toBe(monday);
    expect(headers['cache-control']).toContain('no-store');
  });

  test('leave out breaks, bookings and time off', async () => {
    const place = await makeLocation(api.db, {
      slot_grid_min: 60,
      professionals: [{ hours: [...hours('09:00', '12:00'), ...hours('13:00', '16:00')] }],
      services: [{ duration: 60 }],
    });
    expect(await times(place)).toEqual(['09:00', '10:00', '11:00', '13:00', '14:00', '15:00']);
    await book(place, 10, 11);
    await book(place, 14, 20, { kind: 'block' });
    expect(await times(place)).toEqual(['09:00', '11:00', '13:00']);
  });

  test('exclude a pending booking until its deadline, and ignore an ended one', async () => {
    const place = await makeLocation(api.db, {
      slot_grid_min: 60,
      professionals: [{ hours: hours('09:00', '12:00') }],
      services: [{ duration: 60 }],
    });
    await book(place, 9, 10, { status: 'pending', hold_expires_at: new Date('2026-11-21T08:00Z') });
    for (const status of ['rejected', 'canceled', 'expired']) await book(place, 11, 12, { status });
    expect(await times(place)).toEqual(['10:00', '11:00']);
    api.clock.set(new Date('2026-11-21T08:00:00Z'));
    expect(await times(place)).toEqual(['09:00', '10:00', '11:00']);
  });

  test('of any professional are the union and list the free professionals', async () => {
    const place = await makeLocation(api.db, {
      slot_grid_min: 60,
      professionals: [{ hours: hours('09:00', '11:00') }, { hours: hours('10:00', '12:00') }],
      services: [{ duration: 60 }, { duration: 60, professionals: [1] }],
    });
    const [ana, bob] = place.professionals.map(({ id }) => id);
    const { data } = await slots(place);
    expect(data[monday]?.map(({ time, professionals }) => [time, professionals])).toEqual([
      ['09:00', [ana]],
      ['10:00', [ana, bob]],
      ['11:00', [bob]],
    ]);
    expect(await times(place, { professional: bob })).toEqual(['10:00', '11:00']);
    const both = place.services.map(({ id }) => id);
    expect(await times(place, { services: both })).toEqual(['10:00']);
  });

  test('need a free equipment unit, even if professionals are free', async () => {
    const place = await makeLocation(api.db, {
      slot_grid_min: 60,
      professionals: [{}, {}, {}].map(() => ({ hours: hours('09:00', '12:00') })),
      equipment: [{ units: 2 }, { units: 0 }],
      services: [
        { duration: 60, equipment: 0 },
        { duration: 60, equipment: 1 },
      ],
    });
    const [first, second] = place.equipment[0]?.units ?? [];
    const colleague = { professional_id: place.professionals[1]?.id };
    await takeUnit(place, first, await book(place, 9, 10));
    await takeUnit(place, first, await book(place, 10, 11));
    await takeUnit(place, second, await book(place, 10, 11, colleague));
    const over = { status: 'pending', hold_expires_at: friday };
    await takeUnit(place, second, await book(place, 9, 10, { ...colleague, ...over }));
    expect(await times(place)).toEqual(['09:00', '11:00']);
    expect(await times(place, { services: [place.services[1]?.id] })).toEqual([]);
    for (const unit of [first, second])
      await takeUnit(place, unit, await book(place, 11, 12, { status: 'missed' }));
    expect(await times(place)).toEqual(['09:00']);
  });

  test('respect the notice period and exclude the past', async () => {
    const place = await makeLocation(api.db, { booking_notice_min: 120, slot_grid_min: 60 });
    api.clock.set(new Date('2026-11-23T10:30:00Z'));
    expect(await times(place, { from: '2026-11-01' })).toEqual(['15:00', '16:00']);
  });

  test('skip the missing hour in spring and do not repeat the doubled one in autumn', async () => {
    const place = await makeLocation(api.db, {
      slot_grid_min: 30,
      horizon_days: 400,
      professionals: [{ hours: [{ weekday: 7, starts: '02:00', ends: '05:00' }] }],
      services: [{ duration: 30 }],
    });
    const on = (day: string) => times(place, { from: day, to: day }, day);
    expect(await on('2027-03-28')).toEqual(['02:00', '02:30', '04:00', '04:30']);
    expect(await on('2027-10-31')).toEqual(['02:00', '02:30', '03:00', '03:30', '04:00', '04:30']);
  });
});

describe('the first available day', () => {
  test('is searched beyond the requested days, up to the horizon', async () => {
    const place = await makeLocation(api.db, {
      horizon_days: 30,
      professionals: [{ hours: hours('09:00', '10:00') }],
    });
    const { data, first } = await slots(place, { from: '2026-11-24', to: '2026-11-25' });
    expect(data).toEqual({});
    expect(first).toBe('2026-11-30');
    expect((await slots(place, { from: '2026-12-15', to: '2026-12-16' })).first).toBeNull();
    expect((await slots(place, { from: '2027-06-01', to: '2027-06-02' })).first).toBeNull();
    expect((await slots(place, { from: '2026-01-01', to: '2026-01-02' })).first).toBe(monday);
  });
});

describe('the next free slots', () => {
  const next = async (...places: { id: number }[]) => {
    const ids = places.map(({ id }) => id);
    return (await api.call('locationsNextSlots', { query: { ids } })).body.data;
  };
  const workingOn = (starts: string, ends: string, input: LocationInput = {}) =>
    makeLocation(api.db, { professionals: [{ hours: hours(starts, ends) }], ...input });
  const startsOf = (list: { starts_at: string }[] = []) => list.map((one) => one.starts_at);

  test('of several locations are the first three of each, with a free professional', async () => {
    const offers = [{ start_date: monday, end_date: monday, discount: 25 }];
    const [one, other] = [
      await workingOn('09:00', '11:00', { slot_grid_min: 30, services: [{ hidden_price: true }] }),
      await workingOn('10:00', '12:00', { services: [{ price: 80, offers }] }),
    ];
    await book(one, 9, 10);
    const data = await next(one, other, { id: 999_999 });
    expect(Object.keys(data)).toEqual([String(one.id), String(other.id)]);
    expect(startsOf(data[one.id])).toEqual([
      '2026-11-23T10:00:00+02:00',
      '2026-11-23T10:30:00+02:00',
      '2026-11-30T09:00:00+02:00',
    ]);
    expect(data[one.id]?.[0]?.price_label).toBe('Preț neafișat');
    expect(data[other.id]?.[0]).toEqual({
      starts_at: '2026-11-23T10:00:00+02:00',
      day_label: 'lun, 23 nov',
      service_id: other.services[0]?.id,
      service_name: other.services[0]?.name,
      duration: expect.any(Number),
      price_label: 'ofertă 60\u00A0RON',
      professional_id: other.professionals[0]?.id,
    });
  });

  test('are those of the first service that has a professional and equipment', async () => {
    const unfit = [{ professionals: [] }, { subscription: {} }, { active: false }];
    const services = [...unfit, { equipment: 0 }, {}, { duration: 45 }];
    const place = await makeLocation(api.db, { services, equipment: [{ units: 0 }] });
    const service = async () => (await next(place))[place.id]?.[0]?.service_id;
    expect(await service()).toBe(place.services[4]?.id);
    const services_ids = [place.services[5]?.id ?? 0];
    await bookAs(api, await api.signIn(), bookingRequest(place, { services_ids }));
    expect(await service(), 'not the most booked one').toBe(place.services[4]?.id);
  });

  test('are searched up to the horizon of each location, with a free equipment unit', async () => {
    const services = [{ duration: 60, equipment: 0 }];
    const [far, near] = [
      await workingOn('09:00', '10:00', { horizon_days: 60, services: [{ duration: 60 }] }),
      await workingOn('09:00', '10:00', { horizon_days: 9, equipment: [{}], services }),
    ];
    const months = '[2026-11-20T08:00:00Z,2027-01-10T08:00:00Z)';
    await book(far, 9, 10, { kind: 'block', during: months });
    await takeUnit(near, near.equipment[0]?.units[0], await book(near, 9, 10, { kind: 'block' }));
    const data = await next(far, near);
    expect(startsOf(data[far.id])).toEqual([
      '2027-01-11T09:00:00+02:00',
      '2027-01-18T09:00:00+02:00',
    ]);
    expect(data[near.id]).toEqual([]);
  });
});
