import { beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '#contract/error-body.ts';
import { makeLocation } from '../testing/make-location.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi({ env: { LIMIT_FACTOR: '1000' } });
let id: number;
beforeAll(async () => {
  // The searches below must not match this name.
  id = (await makeLocation(api.db, { name: 'Salon Zori' })).id;
});

async function get(url: string) {
  const response = await api.inject({ method: 'GET', url });
  if (response.statusCode >= 400)
    expect(errorBody.strict().safeParse(response.json()).error).toBeUndefined();
  expect(response.headers['x-request-id']).toMatch(/^[A-Za-z0-9-]{8,64}$/);
  return response;
}

describe('unknown ids', () => {
  const ids = [
    '0',
    '-1',
    '1.5',
    '%201',
    '1%20',
    '0x1',
    '1e0',
    '+1',
    '2147483648',
    '9223372036854775808',
    '9007199254740991',
    'NaN',
    'Infinity',
    '%00',
    '..%2f',
    '%F0%9F%99%82',
    "1' OR 1=1--",
    '1e999',
    'x'.repeat(290),
    'x'.repeat(5000),
  ];
  test.each(ids)('are not found: %.20s', async (id) => {
    for (const path of ['locations-services', 'locations-gallery', 'locations-reviews', 'images'])
      expect(
        (await get(`/api/public/${path}/${id.includes('%') ? id : encodeURIComponent(id)}`))
          .statusCode,
      ).toBe(404);
  });

  test('are not found for bookings either', async () => {
    const client = await api.signIn();
    for (const id of ['1', '%00', 'x'.repeat(200), '00000000-0000-0000-0000-000000000000']) {
      const url = `/api/booking/${id}/details`;
      expect((await api.inject({ method: 'GET', url }, client)).statusCode).toBe(404);
    }
    for (const type of ['all', "all'--", '..%2fadmin', '%00']) {
      const url = `/api/bookings/${type}`;
      expect((await api.inject({ method: 'GET', url }, client)).statusCode).toBe(404);
    }
  });

  test('a badly encoded URL is 400', async () => {
    for (const url of ['/%E0%A4%A', '/api/public/images/%E0%A4%A', '/api/public/images/%'])
      expect((await get(url)).statusCode).toBe(400);
  });

  test('an unknown path is 404, another method of a known path 405 with Allow', async () => {
    for (const url of ['/api', '/', '/favicon.ico/x', '/api/public', '/api/public/images'])
      expect((await get(url)).statusCode).toBe(404);
    const response = await api.inject({ method: 'DELETE', url: '/api/public/places' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    expect(response.json().code).toBe('method_not_allowed');
    expect((await get('/auth/login')).headers.allow).toBe('POST');
  });
});

describe('search', () => {
  const list = (query: string) => get(`/api/public/locations?${query}`);

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=abc',
    'page=',
    'page=0x10',
    'page=%201',
    'page=1e0',
    'page[]=2',
    'latitude=&longitude=',
    'latitude=47&longitude=',
    'latitude[]=47&longitude=27',
    'radius=5e3',
    'categories[]=%201',
    'categories=',
    'page=1.5',
    'per_page=1000000',
    'per_page=0',
    'sort=cheapest',
    'sort=',
    'sort[]=rating',
    'latitude=91&longitude=0',
    'latitude=47&longitude=NaN',
    'latitude=47',
    'longitude=27',
    'radius=-1',
    'radius=0',
    'radius=1e12',
    'radius=Infinity',
    'search=%00',
    'search[]=a',
    'search[a]=b',
    'categories[]=x',
    'categories[]=-1',
    `categories[]=${'1,'.repeat(100)}`,
  ])('refuses invalid values, with the field: %s', async (query) => {
    const response = await list(query);
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors).length).toBeGreaterThan(0);
  });

  test('refuses ten thousand categories', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `categories[]=${index + 1}`).join(
      '&',
    );
    expect((await list(many)).statusCode).toBe(422);
  });

  test('treats ids beyond the range of the column as unknown', async () => {
    const response = await list('categories[]=9007199254740991');
    expect([200, 422]).toContain(response.statusCode);
  });

  test.each([
    "' OR TRUE--",
    '%25',
    '_',
    '\\',
    '& | !',
    '(q+)+$',
    '<script>',
    '\u202e',
    'a\u0301'.repeat(40),
  ])('takes special characters literally: %s', async (text) => {
    const { statusCode, json } = await list(
      `search=${encodeURIComponent(decodeURIComponent(text))}`,
    );
    expect(statusCode).toBe(200);
    expect(json().data).toEqual([]);
  });

  test('a page far past the end is empty, with the right numbers', async () => {
    const { statusCode, json } = await list('page=100000');
    expect(statusCode).toBe(200);
    expect(json()).toMatchObject({
      data: [],
      meta: { current_page: 100_000, from: null, to: null },
    });
  });

  test('repeated keys, prototypes and brackets do not break the parser of queries', async () => {
    for (const query of [
      'page=1&page=2',
      '__proto__[page]=2',
      'constructor[prototype][x]=1',
      'a[b][c][d]=1',
      '[]=1',
      '=',
      '&&&',
      '%',
    ])
      expect((await list(query)).statusCode).toBeLessThan(500);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

test('no response allows another origin (CORS)', async () => {
  const { headers, statusCode } = await api.inject({
    method: 'OPTIONS',
    url: '/auth/login',
    headers: { origin: 'https://evil.ro', 'access-control-request-method': 'POST' },
  });
  expect(statusCode).toBe(405);
  const simple = await api.inject({
    method: 'GET',
    url: `/api/public/locations-services/${id}`,
    headers: { origin: 'https://evil.ro' },
  });
  for (const all of [headers, simple.headers])
    expect(Object.keys(all).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('input that a call does not read is ignored', async () => {
  const url = `/api/public/locations-services/${id}`;
  const { statusCode } = await get(`${url}?utm_source=%00&a[a]=%ED%A0%80`);
  expect(statusCode).toBe((await get(url)).statusCode);
  expect(statusCode).toBe(200);
});

test('a request id is accepted only if valid', async () => {
  const idOf = async (id: string) =>
    (await api.inject({ method: 'GET', url: '/livez', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  expect(await idOf('abcdef-123')).toBe('abcdef-123');
  for (const foreign of [
    'short',
    'with space inside',
    'x'.repeat(65),
    'ș'.repeat(10),
    '"};alert(1)',
  ])
    expect(await idOf(foreign)).toMatch(/^[0-9a-f-]{36}$/);
});
