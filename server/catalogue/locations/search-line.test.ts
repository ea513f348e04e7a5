import type { Insertable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/schema.ts';
import { inIasi, listLocations, northOf, type ListQuery } from '#server/testing/list-locations.ts';
import { cluj, doctors, iasi } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
beforeAll(async () => {
  await makeLocation(api.db, { name: 'Frizeria din Iași' });
  await makeLocation(api.db, { name: 'Frizeria din Cluj', locality: cluj });
  const copou = { latitude: 47.19, longitude: 27.56 };
  await makeLocation(api.db, { name: 'Frizeria din deal', ...copou, ratings: [5, 5, 5] });
  await makeDistrict({ id: 1, name: 'Copou', names: ['copou'], ...copou });
});

type District = Insertable<Database['districts']>;

function makeDistrict(district: Pick<District, 'id' | 'name' | 'names'> & Partial<District>) {
  return api.db
    .insertInto('districts')
    .values({ locality_id: iasi.id, ...inIasi, is_ambiguous: false, ...district })
    .execute();
}

function remove(...ids: number[]) {
  return api.db.deleteFrom('locations').where('id', 'in', ids).execute();
}

async function search(text: string, query: ListQuery = {}) {
  const list = await listLocations(api, { ...inIasi, ...query, search: text });
  return { ...list, names: list.names.sort() };
}

describe('a place in the text', () => {
  test('replaces the position, and distances are from there', async () => {
    const { names, data, understood } = await search('tuns Cluj');
    expect(names).toEqual(['Frizeria din Cluj']);
    expect(data.map(({ distance }) => distance)).toEqual([0]);
    expect(understood).toEqual([{ kind: 'place', text: 'Cluj', rest: 'tuns' }]);
  });

  test('that is a district excludes the rest of its city', async () => {
    expect((await search('tuns')).names).toEqual(['Frizeria din Iași', 'Frizeria din deal']);
    expect((await search('tuns în Copou')).names).toEqual(['Frizeria din deal']);
  });

  test('that is a landmark excludes all that is not close to it', async () => {
    await makeDistrict({ id: 2, name: 'Palas', names: ['palas'], is_landmark: true });
    const { id } = await makeLocation(api.db, {
      name: 'Frizeria de la 2,5 km',
      ...northOf(inIasi, 2.5),
    });
    expect((await search('tuns lângă Palas')).names).toEqual(['Frizeria din Iași']);
    await remove(id);
  });

  test('names no service of the cards that it finds', async () => {
    const other = await makeLocation(api.db, { name: 'Titan Training', locality: cluj });
    await makeDistrict({ id: 3, name: 'Titan', names: ['titan'], is_ambiguous: true });
    const { id } = await makeLocation(api.db, {
      name: 'Clinica Zâmbet',
      category: doctors,
      services: [{ name: 'Consultație' }],
    });
    const text = 'titan medic';
    expect((await search(text)).names).toEqual(['Clinica Zâmbet']);
    const slots = await api.call('locationsNextSlots', {
      query: { ids: [id, other.id], search: text },
    });
    expect(slots.body.data[id]).toHaveLength(3);
    await remove(id, other.id);
  });

  test('matches with a typing error too, unless the catalogue has the word', async () => {
    const place = { latitude: 45.43, longitude: 28.03, population: 250_000, county_id: 1 };
    const city = { id: 900, name: 'Galați', folded: 'galati', slug: 'galati', ...place };
    await api.db.insertInto('localities').values(city).execute();
    expect(await search('tuns galaxi luni')).toMatchObject({
      names: [],
      understood: [
        { kind: 'place', text: 'Galați', rest: 'tuns luni' },
        { kind: 'when', text: 'luni' },
      ],
    });
    const { id } = await makeLocation(api.db, { name: 'Salon Galaxi' });
    expect(await search('tuns galaxi')).toMatchObject({ names: ['Salon Galaxi'], understood: [] });
    expect((await search('tuns în galaxi')).understood).toEqual([]);
    expect((await search('tuns în galatu')).understood).toHaveLength(1);
    await remove(id);
  });

  test('is in the county named after it', async () => {
    const places = [
      { ...iasi, id: 901, county_id: 1, slug: 'botesti-iasi', population: 2_000 },
      { ...cluj, id: 902, county_id: 2, slug: 'botesti-cluj', population: 1_000 },
    ].map((place) => ({ ...place, name: 'Botești', folded: 'botesti' }));
    await api.db.insertInto('localities').values(places).execute();
    expect(await search('tuns în Botești, jud. Cluj')).toMatchObject({
      names: ['Frizeria din Cluj'],
      understood: [{ kind: 'place', text: 'în Botești, jud. Cluj', rest: 'tuns' }],
    });
    expect((await search('tuns în Botești')).names).not.toContain('Frizeria din Cluj');
  });

  test('alone finds all its locations', async () => {
    expect((await search('în Copou')).names).toEqual(['Frizeria din deal']);
  });
});

describe('a time in the text', () => {
  test.each([
    ['tuns azi', 2],
    ['tuns azi după 16', 2],
    ['tuns azi după 17', 0],
    ['tuns azi dimineață', 2],
    ['tuns mâine', 0],
    ['tuns luni', 2],
    ['tuns luni seara', 0],
    ['tuns sâmbătă sau luni', 2],
    ['tuns sâmbătă sau duminică', 0],
    ['tuns în weekend', 0],
    ['tuns săptămâna viitoare', 2],
    ['tuns până la 9', 0],
    ['tuns înainte de 10', 2],
    ['tuns deschis acum', 2],
  ])('"%s" finds locations with a free slot then: %i', async (text, count) => {
    expect((await search(text)).names).toHaveLength(count);
  });

  test('that is today matches nothing after closing time', async () => {
    api.clock.set(new Date('2026-11-20T16:00:00Z'));
    expect((await search('tuns azi')).names).toEqual([]);
    expect((await search('tuns deschis acum')).names).toEqual([]);
    api.clock.set(new Date('2026-11-20T08:00:00Z'));
  });
});

test('locations without a free slot then, or outside the district, are suggested first', async () => {
  const other = { name: 'Cabinet Sora', category: doctors, ratings: [5, 5, 5, 5, 5, 5] };
  const { id } = await makeLocation(api.db, { ...other, services: [{ name: 'Consultație' }] });
  for (const text of ['tuns mâine', 'tuns în Copou luni']) {
    const { data, suggested } = await search(text);
    const barbers = [...data, ...suggested].slice(0, 2).map(({ name }) => name);
    expect(barbers.sort(), text).toEqual(['Frizeria din Iași', 'Frizeria din deal']);
  }
  await remove(id);
});

test('each part of the line can be removed by itself', async () => {
  const { understood } = await search('tuns luni, după 10 în Cluj lângă mine');
  expect(understood).toEqual([
    { kind: 'when', text: 'luni', rest: 'tuns, după 10 în Cluj lângă mine' },
    { kind: 'when', text: 'după 10', rest: 'tuns luni, în Cluj lângă mine' },
    { kind: 'place', text: 'în Cluj', rest: 'tuns luni, după 10 lângă mine' },
    { kind: 'near_me', text: 'lângă mine', rest: 'tuns luni, după 10 în Cluj' },
  ]);
});

describe('words that were not searched', () => {
  test('are in the response as typed: unknown ones, and days that are over', async () => {
    expect(await search('Tuns Zdrumca ieri')).toMatchObject({
      names: ['Frizeria din Iași', 'Frizeria din deal'],
      ignored: ['ieri', 'Zdrumca'],
    });
    expect((await search('tuns')).ignored).toEqual([]);
  });

  test('are the last ones if the words have no match together', async () => {
    const { id } = await makeLocation(api.db, { name: 'Salon Galaxi' });
    expect(await search('tuns deal galaxi')).toMatchObject({
      names: ['Frizeria din deal'],
      ignored: ['galaxi'],
    });
    expect((await search('tuns deal duminică')).ignored).toEqual([]);
    await remove(id);
  });

  test('are none for a speciality that no location offers: it does not match another speciality', async () => {
    expect(await search('urolog')).toMatchObject({ names: [], ignored: [] });
  });
});

test('a district without a match is widened to its city', async () => {
  const { id } = await makeLocation(api.db, { name: 'Salon Galaxi' });
  const { names, understood } = await search('Copou salon Galaxi');
  expect(understood).toEqual([{ kind: 'place', text: 'Copou', rest: 'salon Galaxi' }]);
  expect(names).toEqual(['Salon Galaxi']);
  await remove(id);
});

describe('a price in the text', () => {
  const there = { latitude: 10, longitude: 10 };
  beforeAll(async () => {
    const make = (name: string, services: { name: string; price: number }[]) =>
      makeLocation(api.db, { name, ...there, services });
    await make('Scumpă', [
      { name: 'Tuns bărbați', price: 120 },
      { name: 'Vopsit', price: 30 },
    ]);
    await make('Ieftină', [{ name: 'Tuns bărbați', price: 40 }]);
    await make('Medie', [{ name: 'Tuns bărbați', price: 60 }]);
  });

  test('keeps locations where the service of the text costs that', async () => {
    expect((await search('tuns sub 50 de lei', there)).names).toEqual(['Ieftină']);
    expect((await search('tuns între 50 și 100', there)).names).toEqual(['Medie']);
    expect((await search('tuns peste 50 lei', there)).names).toEqual(['Medie', 'Scumpă']);
    expect((await search('vopsit sub 50 lei', there)).names).toEqual(['Scumpă']);
  });

  test('is one part of the text, and of the response', async () => {
    expect(await search('tuns maxim 100 lei', there)).toMatchObject({
      understood: [{ kind: 'price', text: 'maxim 100 lei', rest: 'tuns' }],
      price: { min: null, max: 100 },
      meta: { total: 2, total_is_exact: true },
    });
  });

  test('chooses the service whose slots a card shows', async () => {
    const { data } = await search('vopsit', there);
    const ids = data.map(({ id }) => id);
    const slots = await api.call('locationsNextSlots', { query: { ids, search: 'sub 50 lei' } });
    expect(Object.values(slots.body.data).map(([slot]) => slot?.service_name)).toEqual(['Vopsit']);
  });

  test.each(['tuns ieftin', 'cel mai ieftin tuns'])('%s orders by price', async (text) => {
    const { data, sort } = await search(text, there);
    expect(data.map(({ name }) => name)).toEqual(['Ieftină', 'Medie', 'Scumpă']);
    expect(sort).toBe('price');
  });
});
