import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { book } from '#server/testing/booking-request.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { insertStaticRows } from '../fill/static-rows.ts';
import { importCatalogue } from './import-catalogue.ts';
import { ana, provider, read, salon, tuns, workdays } from './salon.testing.ts';

const api = setUpApi({ now: new Date('2026-11-20T08:00:00Z') });
beforeAll(async () => {
  await insertStaticRows(api.db);
});

const offer = { start_date: '2026-11-18', end_date: '2026-12-31', discount: 10 };

const importFile = (file: object) => importCatalogue(api.db, read(file), api.clock.now());

async function shown() {
  const { body: list } = await api.call('listLocations', { query: { search: 'zori de zi' } });
  const [card] = list.data;
  if (!card) throw new Error('It is not found');
  const params = { slug: card.slug, location_id: card.id };
  return (await api.call('locationDetail', { params })).body.data;
}

const servicesOf = (detail: Awaited<ReturnType<typeof shown>>) =>
  detail.service_categories.flatMap(({ services }) => services);

async function everything() {
  const tables = ['locations', 'location_categories', 'location_hours', 'custom_fields'] as const;
  const others = ['professionals', 'professional_hours', 'equipment_units', 'services'] as const;
  const more = ['service_professionals', 'offers', 'subscriptions', 'service_prices'] as const;
  const rows = [];
  const notes = ['import_keys', 'location_changes'] as const;
  for (const table of [...tables, ...others, ...more, ...notes]) {
    const found = await sql<{ row: unknown }>`SELECT to_jsonb(t) AS row
      FROM ${sql.table(table)} t ORDER BY 1`.execute(api.db);
    rows.push([table, found.rows] as const);
  }
  return rows;
}

const full = salon([
  tuns({ offers: [{ ...offer, discount_type: 'percentage' }], equipment: 'scaun' }),
  tuns({
    ...{ key: 'abonament', name: 'Abonament', price: 300 },
    subscriptions: [{ key: 'cinci', name: 'Cinci ședințe', sessions: 5, valid_days: 90 }],
  }),
]);

describe('an import', () => {
  test('adds a location that can be found, shown and booked like any other', async () => {
    expect(await importFile(full)).toBe('1 locations: 1 new, 0 changed, 0 unchanged.');
    const detail = await shown();
    expect(detail).toMatchObject({ name: 'Salon Zori de Zi', city: 'Iași', price_from: 100 });
    expect(detail.provider).toEqual(provider);
    expect(servicesOf(detail).map(({ name }) => name)).toEqual(['Tuns scurt', 'Abonament']);
    const [service] = servicesOf(detail);
    const client = await api.signIn();
    const { status } = await book(api, client, {
      ...{ location_id: detail.id, services_ids: [service?.id ?? 0], professional_id: null },
      ...{ start_date: '2026-11-23', start_time: '10:00', expected_total: 90 },
    });
    expect(status).toBe(201);
    expect(await api.messages('zori@example.ro')).toHaveLength(1);
  });

  test('of the same file changes nothing', async () => {
    const before = await everything();
    api.clock.advance(24 * 3600);
    expect(await importFile(full)).toBe('1 locations: 0 new, 0 changed, 1 unchanged.');
    expect(await everything()).toEqual(before);
  });

  test('of another description changes nothing else', async () => {
    const changed = ['locations', 'location_changes'];
    const others = async () => (await everything()).filter(([table]) => !changed.includes(table));
    const before = await others();
    const [location] = full.locations;
    await importFile({ locations: [{ ...location, description: 'Alt text.' }] });
    expect((await shown()).description).toBe('Alt text.');
    expect(await others()).toEqual(before);
  });

  test('refuses to remove equipment that is still booked and then changes nothing', async () => {
    const before = await everything();
    const without = salon([tuns()], { equipment: [], name: 'Alt nume' });
    await expect(importFile(without)).rejects.toThrow('zori: more units of Scaun are booked');
    expect(await everything()).toEqual(before);
  });

  test('keeps the locations before a refused one', async () => {
    const amurg = salon([tuns()], { key: 'amurg', name: 'Salon Amurg', equipment: [] });
    const refused = salon([tuns()], { equipment: [], name: 'Alt nume' });
    const file = { locations: [...amurg.locations, ...refused.locations] };
    await expect(importFile(file)).rejects.toThrow(
      'Only the locations before this one were imported.\n  zori: more units',
    );
    const names = api.db.selectFrom('locations').select('name').orderBy('id');
    expect(await names.execute()).toEqual([{ name: 'Salon Zori de Zi' }, { name: 'Salon Amurg' }]);
  });

  test('keeps the price history of a service, which is shown beside offers', async () => {
    api.clock.set(new Date('2027-01-10T08:00:00Z'));
    const running = { start_date: '2027-01-10', end_date: '2027-01-31', discount_type: 'fixed' };
    await importFile(salon([tuns({ price: 120, offers: [{ ...running, discount: 30 }] })]));
    const [service] = servicesOf(await shown());
    expect(service).toMatchObject({
      price: 120,
      offers: [
        {
          lowest_price_label: 'Cel mai mic preț din cele 30 de zile dinaintea ofertei: 90\u00A0RON',
        },
      ],
    });
  });

  test('removes entries missing from the file but keeps their bookings', async () => {
    const bookings = api.db.selectFrom('bookings').select(['status', 'professional_id']);
    const before = await bookings.execute();
    const ion = { key: 'ion', first_name: 'Ion', last_name: 'Pop', title: 'Frizer' };
    const barba = tuns({ key: 'barba', name: 'Barbă', professionals: ['ion'] });
    const professionals = [{ ...ion, hours: workdays }];
    await importFile(salon([barba], { professionals }));
    const detail = await shown();
    expect(servicesOf(detail).map(({ name }) => name)).toEqual(['Barbă']);
    expect(detail.professionals.map(({ first_name }) => first_name)).toEqual(['Ion']);
    expect(await bookings.execute()).toEqual(before);
  });

  test('removes equipment whose visits are over', async () => {
    api.clock.advance(3600);
    await importFile(salon([tuns()], { equipment: [] }));
    const { rows } = await sql`SELECT FROM equipment_units`.execute(api.db);
    expect(rows).toEqual([]);
  });

  test('gives a question that returns its former id, and no other question that id', async () => {
    const question = (key: string) => ({ key, label: `Întrebare ${key}`, type: 'text' });
    const withQuestions = (...keys: string[]) =>
      importFile(salon([tuns()], { questions: keys.map(question) }));
    await withQuestions('old');
    await withQuestions();
    await withQuestions('new');
    await withQuestions('old', 'new');
    const labels = await api.db.selectFrom('custom_fields').select('label').orderBy('id').execute();
    expect(labels.map(({ label }) => label)).toEqual(['Întrebare old', 'Întrebare new']);
  });

  test.each([
    [{ category: 'nimic' }, 'there is no category nimic'],
    [{ city: 'Atlantida' }, 'there is no Atlantida in the county Iași'],
    [{ payment_methods: ['Scoici'] }, 'there is no way to pay Scoici'],
  ])('with unknown names is refused as a whole: %j', async (changes, words) => {
    const before = await everything();
    await expect(importFile(salon([tuns()], changes))).rejects.toThrow(words);
    expect(await everything()).toEqual(before);
  });
});

test('the calendar of a professional is set, kept when the file does not name it, removed by null or with the professional, and needs an e-mail', async () => {
  // The prices of two imports need different times.
  api.clock.advance(1);
  const url = 'https://calendar.example/ana.ics';
  const file = (calendar: object, changes: object = {}) =>
    salon([tuns()], { professionals: [{ ...ana, hours: workdays, ...calendar }], ...changes });
  const urls = async () => {
    const rows = await api.db.selectFrom('calendar_sources').select('url').execute();
    return rows.map((row) => row.url);
  };
  const urlsAfter = async (calendar: object) => {
    await importFile(file(calendar));
    return urls();
  };
  expect(await urlsAfter({ calendar_url: url })).toEqual([url]);
  expect(await urlsAfter({})).toEqual([url]);
  expect(await urlsAfter({ calendar_url: null })).toEqual([]);
  await importFile(file({ calendar_url: url }));
  await importFile(file({}, { contact_email: null }));
  expect(await urls()).toEqual([]);
  await importFile(file({ calendar_url: url }));
  const ion = { key: 'ion', first_name: 'Ion', last_name: 'Pop', title: 'Frizer', hours: workdays };
  await importFile(salon([tuns({ professionals: ['ion'] })], { professionals: [ion] }));
  expect(await urls()).toEqual([]);
  const unreachable = file({ calendar_url: url }, { contact_email: null });
  expect(() => read(unreachable)).toThrow('contact_email: is needed');
});
