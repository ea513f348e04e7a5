import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { inIasi, listLocations, type ListQuery } from '#server/testing/list-locations.ts';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
const [friday, monday] = ['2026-11-20', '2026-11-23'];
const made = new Map<string, MadeLocation>();

async function make(name: string, start_date: string, end_date: string) {
  const offers = [{ start_date, end_date, discount: 30 }];
  const services = [{ name: 'Tuns', price: 100, offers }];
  made.set(name, await makeLocation(api.db, { name, services }));
}

beforeAll(async () => {
  await make('Până vineri', '2026-11-01', friday);
  await make('De luni', monday, '2026-11-30');
  await make('Numai luni', monday, monday);
  const full = made.get('Numai luni')!;
  await api.db
    .insertInto('bookings')
    .values({
      ...{ id: randomUUID(), kind: 'block', location_id: full.id, user_id: null },
      ...{ professional_id: full.professionals[0]!.id, status: 'approved' },
      during: `[${monday}T00:00:00Z,${monday}T23:00:00Z)`,
    })
    .execute();
});

async function search(text: string, query: ListQuery = {}) {
  return (await listLocations(api, { ...inIasi, search: text, ...query })).names;
}

describe('with a day in the search', () => {
  test.each([
    ['tuns sub 80 lei', ['Până vineri']],
    ['tuns sub 80 lei azi', ['Până vineri']],
    ['tuns sub 80 lei luni', ['De luni']],
    ['tuns sub 80 lei azi sau luni', ['De luni', 'Până vineri']],
    ['tuns sub 80 lei luni sau marți', ['De luni']],
    ['tuns peste 80 lei marți', ['Numai luni', 'Până vineri']],
  ])('"%s" finds %j: a free slot has that price on its day', async (text, names) => {
    expect((await search(text)).sort()).toEqual(names);
  });

  test('the order by price compares the prices of that day', async () => {
    expect((await search('tuns marți', { sort: 'price' }))[0]).toBe('De luni');
    expect((await search('tuns', { sort: 'price' }))[0]).toBe('Până vineri');
  });

  test('a card shows slots only of the days with that price', async () => {
    const ids = [made.get('De luni')!.id];
    const { body } = await api.call('locationsNextSlots', {
      query: { ids, search: 'tuns sub 80 lei azi sau luni' },
    });
    const slots = Object.values(body.data).flat();
    expect(slots.map(({ starts_at }) => starts_at.slice(0, 10))).toEqual([monday, monday, monday]);
  });
});
