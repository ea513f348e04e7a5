import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inIasi, listLocations, type ListQuery } from '#server/testing/list-locations.ts';
import {
  makeLocation,
  type LocationInput,
  type MadeLocation,
} from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { keepFreeDays } from '../slots/keep-free-days.ts';

const api = setUpApi();
beforeEach(() => api.db.deleteFrom('locations').execute());

const work = () => keepFreeDays(api.deps);
const make = (name: string, input: LocationInput = {}) => makeLocation(api.db, { name, ...input });

async function block(place: MadeLocation, from: string, to: string, professional = 0) {
  const id = randomUUID();
  const professional_id = place.professionals[professional]?.id ?? 0;
  const blocked = { id, kind: 'block' as const, location_id: place.id, professional_id };
  await api.db
    .insertInto('bookings')
    .values({ ...blocked, user_id: null, status: 'approved', during: `[${from},${to})` })
    .execute();
  return id;
}

async function list(search: string, per_page = 20, time: ListQuery = {}) {
  const { names, meta } = await listLocations(api, { ...inIasi, search, per_page, ...time });
  return { names, total: meta.total };
}

const monday = ['2026-11-23T07:00:00Z', '2026-11-23T15:00:00Z'] as const;

describe('a search for a time', () => {
  test('finds only locations with a free slot then, precomputed or not', async () => {
    const taken = await make('Frizeria plină');
    await make('Frizeria liberă');
    const booking = await block(taken, ...monday);
    const free = { names: ['Frizeria liberă'], total: 1 };
    expect(await list('tuns luni'), 'before it was worked out').toEqual(free);
    await work();
    expect(await list('tuns luni')).toEqual(free);
    expect((await list('tuns marți')).total).toBe(2);

    const ended = { status: 'canceled' as const };
    await api.db.updateTable('bookings').set(ended).where('id', '=', booking).execute();
    await work();
    expect((await list('tuns luni')).total).toBe(2);
    await block(taken, ...monday);
    expect(await list('tuns luni'), 'a time that was taken since').toEqual(free);
  });

  test('counts only the hours that it names and that remain of today', async () => {
    const place = await make('Frizeria de seară');
    await block(place, '2026-11-20T08:00:00Z', '2026-11-20T14:00:00Z');
    await work();
    expect((await list('tuns azi')).total).toBe(1);
    expect((await list('tuns azi după 16')).total).toBe(1);
    expect((await list('tuns azi până la 16')).total).toBe(0);
    api.clock.set(new Date('2026-11-20T13:55:00Z'));
    expect((await list('tuns azi')).total, 'an hour ahead at least').toBe(0);
    api.clock.set(new Date('2026-11-20T08:00:00Z'));
  });

  test('with a price counts only free slots of a service that costs that', async () => {
    const [cheap, dear] = [0, 1].map((professional) => ({ professionals: [professional] }));
    const place = await make('Frizeria cu două prețuri', {
      professionals: 2,
      services: [
        { name: 'Tuns scurt', price: 40, ...cheap },
        { name: 'Tuns lung', price: 120, ...dear },
      ],
    });
    expect((await list('tuns sub 50 lei luni')).total).toBe(1);
    await block(place, ...monday);
    expect((await list('tuns sub 50 lei luni')).total).toBe(0);
    expect((await list('tuns luni')).total).toBe(1);
  });

  test('counts a service sold only by subscription, which no card offers', async () => {
    const { id } = await make('Sala', {
      services: [{ name: 'Clase', subscription: { sessions: 4 } }],
    });
    await work();
    expect((await list('clase luni')).total).toBe(1);
    const { body } = await api.call('locationsNextSlots', { query: { ids: [id] } });
    expect(body.data).toEqual({});
  });

  test('counts no professional on a day beyond the booking horizon', async () => {
    const places = [await make('Frizeria 1'), await make('Frizeria 2')];
    const onFirstPage = async (search: string) => (await list(search, 1)).total;
    await work();
    expect(await onFirstPage('tuns pe 15 ianuarie'), '56 days ahead, of 60').toBe(places.length);
    expect(await onFirstPage('tuns pe 1 februarie')).toBe(0);
  });

  test('applies to the searched service', async () => {
    const services = [
      { name: 'Tuns', professionals: [0] },
      { name: 'Pensat', professionals: [1] },
    ];
    const place = await make('Salon', { professionals: 2, services });
    await block(place, ...monday);
    await work();
    expect((await list('pensat luni')).total).toBe(1);
    expect((await list('tuns luni')).total).toBe(0);
    expect((await list('salon luni')).total).toBe(1);
  });
});

describe('the parameters of a time', () => {
  const total = async (search: string, time: ListQuery) => (await list(search, 20, time)).total;

  test('have the same results as words, with several days, and none for a past day', async () => {
    await block(await make('Frizeria plină'), ...monday);
    await make('Frizeria liberă');
    await work();
    expect(await total('tuns', { date: ['2026-11-23'] })).toBe(1);
    expect(await total('', { date: ['2026-11-22', '2026-11-24'] })).toBe(2);
    expect(await total('', { date: ['2026-11-23'], after: '17:00' })).toBe(0);
    expect(await total('', { date: ['2026-11-23'], before: '09:30' })).toBe(1);
    expect(await total('', { date: ['2026-11-19'] })).toBe(0);
    expect(await total('', { date: ['2036-11-19'] })).toBe(0);
  });

  test('count no location if no hour is between them, even beyond the precomputed days', async () => {
    for (const name of ['Frizeria 1', 'Frizeria 2']) await make(name);
    await work();
    const onFirstPage = async (time: ListQuery) => (await list('', 1, time)).total;
    const later = { date: ['2027-01-04'], after: '12:00' };
    expect(await onFirstPage({ ...later, before: '13:00' })).toBe(2);
    expect(await onFirstPage({ ...later, before: '12:00' })).toBe(0);
    expect(await onFirstPage({ ...later, before: '11:00' })).toBe(0);
  });

  test('combine with the text, which adds what they do not set', async () => {
    await make('Frizeria');
    await work();
    const query = { ...inIasi, date: ['2026-11-23'], search: 'tuns după 16 în Iași' };
    expect(await listLocations(api, query)).toMatchObject({
      meta: { total: 1 },
      search: 'tuns în Iași',
      time: { date: ['2026-11-23'], after: '16:00', before: null, open_now: false },
    });
    expect(await total('tuns după 17', { date: ['2026-11-23'] })).toBe(0);
  });

  test('find what is open now, and nothing on Sundays', async () => {
    await make('Frizeria');
    expect(await total('', { open_now: 1 })).toBe(1);
    api.clock.set(new Date('2026-11-22T08:00:00Z'));
    expect(await total('', { open_now: 1 })).toBe(0);
    api.clock.set(new Date('2026-11-20T08:00:00Z'));
  });
});

test('a location without a free slot for a week ranks half a point lower', async () => {
  const [full, other] = [
    await make('Frizeria plină', { ratings: [5, 5, 5] }),
    await make('Frizeria liberă'),
  ];
  await work();
  expect((await list('frizeria')).names).toEqual([full.name, other.name]);
  const booking = await block(full, '2026-11-20T00:00:00Z', '2026-11-27T00:00:00Z');
  await work();
  expect((await list('frizeria')).names).toEqual([other.name, full.name]);
  await api.db.deleteFrom('bookings').where('id', '=', booking).execute();
  await work();
  expect((await list('frizeria')).names).toEqual([full.name, other.name]);
});

describe('as time passes, without any change', () => {
  const saturday = new Date('2026-11-21T08:00:00Z');
  afterEach(() => api.clock.set(new Date('2026-11-20T08:00:00Z')));

  test('a full location is no longer full once a day within the week is free', async () => {
    const [full, other] = [
      await make('Frizeria plină', { ratings: [5, 5, 5] }),
      await make('Frizeria liberă'),
    ];
    await block(full, '2026-11-20T00:00:00Z', '2026-11-27T00:00:00Z');
    await work();
    expect((await list('frizeria')).names).toEqual([other.name, full.name]);
    api.clock.set(saturday);
    await work();
    expect((await list('frizeria')).names).toEqual([full.name, other.name]);
  });

  test('a day that became bookable today is found', async () => {
    const { id } = await make('Frizeria');
    await api.db.updateTable('locations').set({ horizon_days: 2 }).where('id', '=', id).execute();
    await work();
    expect((await list('tuns luni')).total).toBe(0);
    api.clock.set(saturday);
    expect((await list('tuns luni')).total).toBe(1);
  });
});

test('the next free times are those of the service and the time that are searched for', async () => {
  const services = [{ name: 'Pensat' }, { name: 'Tuns' }, { name: 'Tuns copii' }];
  const place = await make('Salon', { services });
  const next = async (search?: string, time: ListQuery = {}) => {
    const query = { ids: [place.id], ...(search && { search }), ...time };
    const { body } = await api.call('locationsNextSlots', { query });
    return (body.data[place.id] ?? []).map((one) => [one.service_name, one.starts_at.slice(0, 16)]);
  };
  expect((await next())[0], 'what a new client books').toEqual(['Tuns', '2026-11-20T11:00']);
  expect((await next('tunsoare'))[0]).toEqual(['Tuns', '2026-11-20T11:00']);
  expect((await next('tuns copii'))[0]).toEqual(['Tuns copii', '2026-11-20T11:00']);
  expect((await next('tuns luni după 12'))[0]).toEqual(['Tuns', '2026-11-23T12:00']);
  const afterNoon = { date: ['2026-11-23'], after: '12:00' };
  expect((await next('tuns', afterNoon))[0]).toEqual(['Tuns', '2026-11-23T12:00']);
  expect((await next('tuns duminică'))[0], 'nothing then').toEqual(['Tuns', '2026-11-20T11:00']);
  expect((await next('salon'))[0]).toEqual(['Tuns', '2026-11-20T11:00']);
  expect(await next('vopsit'), 'a service that it has not').toEqual([]);
});
