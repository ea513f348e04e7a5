import { expect, test, vi } from 'vitest';
import { nextId } from '#server/testing/make-basics.ts';
import { makeImage } from '#server/testing/make-image.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeProfessional } from '#server/testing/make-professional.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi({ now: new Date('2026-11-20T08:00:00Z') });

const detail = (location_id: number | string, slug = 'oricare') =>
  api.call('locationDetail', { params: { slug, location_id }, query: { version: 'latest' } });

test('a location is found by its id alone, and the response has its slug @S7-35', async () => {
  const { id, slug } = await makeLocation(api.db);
  const { status, body, headers } = await detail(id, 'alt-slug');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ id, slug, county: 'Iași', city: 'Iași', city_slug: 'iasi' });
  expect(headers['cache-control']).toBe('public, max-age=30');
});

test.each(['0', '-1', '1.5', '2147483648', '9223372036854775808', 'NaN', '%00', '..%2f', 'abc'])(
  'the id %s is 404',
  async (id) => {
    const response = await api.inject({ method: 'GET', url: `/api/public/locations/x/${id}` });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  },
);

test('omits inactive services and keeps those without a professional @S3-07', async () => {
  const { id, services } = await makeLocation(api.db, {
    services: [{}, { active: false }, { professionals: [] }],
  });
  const { body } = await detail(id);
  const shown = body.data.service_categories.flatMap((category) => category.services);
  expect(shown.map((service) => [service.id, service.professionals.length])).toEqual([
    [services[0]?.id, 1],
    [services[2]?.id, 0],
  ]);
});

test('inactive professionals are not listed', async () => {
  const { id } = await makeLocation(api.db);
  await makeProfessional(api.db, id, { active: false, first_name: 'Plecat' });
  const { body } = await detail(id);
  expect(body.data.professionals.map(({ first_name }) => first_name)).toEqual(['Andrei']);
});

test('custom fields, hours and payment methods come in order', async () => {
  const { id } = await makeLocation(api.db, {
    custom_fields: [{ label: 'Alergii' }, { label: 'Vârf', type: 'select', options: ['Da', 'Nu'] }],
    payment_methods: [2, 1],
  });
  const { data } = (await detail(id)).body;
  expect(data.custom_fields.map(({ label, options }) => [label, options])).toEqual([
    ['Alergii', []],
    ['Vârf', ['Da', 'Nu']],
  ]);
  expect(data.payment_methods.map(({ name }) => name)).toEqual(['Numerar', 'Card']);
  expect(data.hours[0]).toEqual({ weekday: 1, starts: '09:00', ends: '17:00' });
});

test('the response has exactly these fields @S3-17', async () => {
  const { id } = await makeLocation(api.db);
  const { data } = (await detail(id)).body;
  expect(Object.keys(data).sort()).toEqual(
    `address albums approval average_rating booking_notice_minutes cancel_notice_minutes category
     city city_slug county cover custom_fields description gallery horizon_days hours id is_health
     latitude logo longitude name payment_methods price_from professionals provider rating_count
     service_categories slug updated_at`.split(/\s+/),
  );
  expect(Object.keys(data.professionals[0] ?? {}).sort()).toEqual(
    ['first_name', 'id', 'last_name', 'longest_stretch', 'name', 'title'].sort(),
  );
});

test('shows the identity of the provider that the law requires, as far as it was supplied', async () => {
  const names = { provider_name: 'Zori SRL', provider_code: 'RO1234567' };
  const rest = { provider_register: 'J2024000123221', provider_seat: 'Strada Lungă 4, Iași' };
  const contact = { provider_phone: '0200 123 456', provider_email: 'contact@zori.example' };
  const whole = await makeLocation(api.db, { ...names, ...rest, ...contact });
  expect((await detail(whole.id)).body.data.provider).toEqual({
    name: 'Zori SRL',
    code: 'RO1234567',
    register: 'J2024000123221',
    seat: 'Strada Lungă 4, Iași',
    phone: '0200 123 456',
    email: 'contact@zori.example',
  });
  const old = (await detail((await makeLocation(api.db, names)).id)).body.data.provider;
  expect(old).toMatchObject({ name: 'Zori SRL', register: null, seat: null, phone: null });
  expect((await detail((await makeLocation(api.db)).id)).body.data.provider).toBeNull();
});

test('a large location needs as many queries as a small one', async () => {
  const executed = vi.spyOn(api.db.getExecutor(), 'executeQuery');
  const queriesOf = async (id: number) => {
    executed.mockClear();
    await detail(id);
    return executed.mock.calls.length;
  };
  const offers = [{ start_date: '2026-11-01', end_date: '2026-12-01', discount: 10 }];
  const services = Array.from({ length: 12 }, () => ({ offers }));
  const small = await makeLocation(api.db);
  const large = await makeLocation(api.db, { professionals: 6, services });
  expect(await queriesOf(small.id)).toBe(6);
  expect(await queriesOf(large.id)).toBe(6);
});

async function makeAlbum(location_id: number, name: string, position: number) {
  const id = nextId();
  await api.db.insertInto('albums').values({ id, location_id, name, position }).execute();
  return id;
}

test('the cover is first, the logo is excluded, and albums have their pictures in order @S7-40', async () => {
  const { id } = await makeLocation(api.db);
  const album = await makeAlbum(id, 'Tunsori', 1);
  await makeAlbum(id, 'Gol', 2);
  const inAlbum = { location_id: id, kind: 'gallery', album_id: album } as const;
  const second = await makeImage(api.db, { ...inAlbum, position: 2 });
  const first = await makeImage(api.db, { ...inAlbum, position: 1 });
  await makeImage(api.db, { location_id: id, kind: 'logo', position: 0 });
  const facade = { kind: 'cover', position: 9, alt: 'Fațada' } as const;
  const cover = await makeImage(api.db, { location_id: id, ...facade });
  const { body } = await api.call('locationGallery', { params: { id } });
  expect(body.data.gallery.map((image) => image.id)).toEqual([cover, first, second]);
  expect(body.data.albums).toMatchObject([
    { id: album, name: 'Tunsori', images: [{ id: first }, { id: second }] },
  ]);
  expect(body.data.gallery[0]).toEqual({
    id: cover,
    alt: 'Fațada',
    dataUrl150: `/api/public/images/${cover}?w=150`,
    dataUrl500: `/api/public/images/${cover}?w=500`,
    dataUrl1200: `/api/public/images/${cover}?w=1200`,
    tint: ['#DDEBE4', '#1F5B4A'],
  });
});

test('a card has the first logo and cover, the name and the rating of its location @S3-16', async () => {
  const { id, slug } = await makeLocation(api.db, { name: 'Cu poze', ratings: [5, 4, 4] });
  const logo = await makeImage(api.db, { location_id: id, kind: 'logo', position: 1 });
  const cover = await makeImage(api.db, { location_id: id, kind: 'cover', position: 2 });
  await makeImage(api.db, { location_id: id, kind: 'cover', position: 3 });
  const { body } = await api.call('listLocations', { query: { search: 'cu poze' } });
  const dataUrl500 = `/api/public/images/${logo}?w=500`;
  expect(body.data).toMatchObject([
    {
      id,
      slug,
      name: 'Cu poze',
      logo: { id: logo, dataUrl500 },
      cover: { id: cover },
      average_rating: 4.33,
      rating_count: 3,
    },
  ]);
});

test('an unknown location has no gallery', async () => {
  expect((await api.call('locationGallery', { params: { id: 999_999 } })).status).toBe(404);
});
