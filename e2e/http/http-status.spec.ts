import { expect, test } from '@playwright/test';
import { firstLocation } from '../first-location.ts';

for (const path of [
  '/locations/999999999',
  '/locations/999999999/ceva/booking',
  '/locations/0/ceva',
  '/locations/-1/ceva',
  '/locations/1.5/ceva',
  '/locations/9223372036854775808/ceva',
  '/locations/abc/ceva',
  '/IASI/%F0%9F%92%A9',
  '/Iasi/%00',
  '/account/nu-exista-nici-asta',
]) {
  test(`${path} is not found, by HTTP status`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    if (path.startsWith('/account')) expect([307, 404]).toContain(response.status());
    else expect(response.status()).toBe(404);
  });
}

test('a badly encoded URL gets 400', async ({ request }) => {
  const response = await request.get('/%E0%A4%A', { maxRedirects: 0 });
  expect(response.status()).toBe(400);
});

test('a location without its slug, or with a wrong one, redirects permanently to its URL @S2-17', async ({
  request,
}) => {
  const { id, slug } = await firstLocation(request);
  const [page, booking] = [`/locations/${id}/${slug}`, `/locations/${id}/${slug}/booking`];
  for (const [path, address] of [
    [`/locations/${id}`, page],
    [`/locations/${id}/alt-nume`, page],
    [`/locations/${id}/%25Uq`, page],
    [`/locations/${id}/alt-nume/booking`, booking],
    [`/locations/${id}/%25Uq/booking`, booking],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    const target = new URL(response.headers().location ?? '', 'http://localhost');
    expect(target.pathname).toBe(address);
  }
  const chosen = '?services=102&step=2';
  const moved = await request.get(`/locations/${id}/alt-nume/booking${chosen}`, {
    maxRedirects: 0,
  });
  expect(moved.headers().location).toMatch(new RegExp(`${booking}\\${chosen}$`));
});

test('a parameter named like a property of every object is ignored', async ({ request }) => {
  const response = await request.get('/locations?place=Ia%C8%99i&constructor=1');
  expect(response.status()).toBe(200);
});

test('home and a location come from the page cache on the second visit, identical for all visitors @S2-01 @S2-17', async ({
  request,
}) => {
  const { id, slug } = await firstLocation(request);
  for (const path of ['/', `/locations/${id}/${slug}`]) {
    await request.get(path);
    const again = await request.get(path);
    expect(again.headers()['cache-status']).toBe('web; hit');
    expect(again.headers()['cache-control']).toBe('max-age=0, s-maxage=60');
    expect(again.headers()['set-cookie']).toBeUndefined();
  }
});

test('HEAD of a page made per request states the length of its body', async ({ request }) => {
  const response = await request.head('/login');
  expect(Number(response.headers()['content-length'])).toBeGreaterThan(1_000);
  expect(await response.text()).toBe('');
});

test('security.txt names a contact and its own URL, for less than a year', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: http\S+\/\.well-known\/security\.txt$/m);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
