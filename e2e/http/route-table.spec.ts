import { expect, test, type APIRequestContext } from '@playwright/test';
import { findBookable } from '#tests/contract/bookable.ts';
import { placeBooking } from '#tests/contract/place-booking.ts';
import { target } from '#tests/contract/target.ts';
import { signedIn } from '#tests/contract/visitors.ts';
import { firstLocation } from '../first-location.ts';
import { routes, type Route } from './routes.ts';

for (const route of routes.filter(({ guard }) => guard !== 'protected')) {
  test(`${route.path} has its status, its title, its heading and its header @S1-01 @S2-01 @S2-09 @S2-10 @S2-12 @S2-13 @S2-14 @S2-15 @S2-16 @S2-17 @S2-18 @S2-19 @S2-20 @S2-21 @S2-22 @S2-23 @S2-24 @S2-26 @S2-46`, async ({
    request,
  }) => {
    const inPlace = await catalogue(request);
    const address = inPlace(route.path);
    await expectPage(request, route, inPlace);
    if (!route.isCached) return;
    const again = await request.get(address);
    expect(again.headers()['cache-status']).toBe('web; hit');
    if (route.route === route.path && address !== '/')
      expect((await request.get(`${address}/nu-exista`)).status()).toBe(404);
  });
}

test('account pages open for a client and send a guest to the login; guest-only pages send a client home @S2-03 @S2-04 @S2-05 @S2-06 @S2-07 @S2-08 @S2-25 @S4-25 @S4-26', async ({
  request,
  playwright,
  baseURL,
}) => {
  target.url = baseURL ?? '';
  const client = await signedIn();
  const { booking } = await placeBooking(client, await findBookable());
  const cookie = [...client.cookies()].map((pair) => pair.join('=')).join('; ');
  const own = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie } });
  const inPlace = (text: string) => text.replace('{booking}', booking.id);
  for (const route of routes.filter(({ guard }) => guard === 'protected')) {
    const path = inPlace(route.path);
    const refusal = await request.get(path, { maxRedirects: 0 });
    expect(refusal.status(), path).toBe(307);
    expect(refusal.headers().location).toContain(`/login?redirect=${encodeURIComponent(path)}`);
    await expectPage(own, route, inPlace);
  }
  for (const { path } of routes.filter(({ guard }) => guard === 'guest-only')) {
    const response = await own.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe('/');
  }
  await own.dispose();
});

async function expectPage(
  request: APIRequestContext,
  route: Route,
  inPlace: (text: string) => string,
): Promise<void> {
  const { path, title, heading, isBusiness, status = 200 } = route;
  const response = await request.get(inPlace(path), { maxRedirects: 0 });
  expect(response.status(), path).toBe(status);
  const html = await response.text();
  expect(textsOf(html, 'title')).toEqual([expect.stringContaining(inPlace(title))]);
  expect(html).toMatch(/<html[^>]* lang="ro"/);
  expect(textsOf(html, 'h1')).toEqual([expect.stringContaining(inPlace(heading))]);
  expect(html.includes('Navigare pentru afaceri')).toBe(isBusiness);
  expect(textsOf(html, 'header').length).toBeGreaterThan(0);
}

test('home links to each category @S1-02', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const categories = ['Saloane', 'Frizerii', 'Medici', 'Unghii', 'Machiaj', 'Săli de sport', 'Spa'];
  expect(textsOf(html, 'a')).toEqual(expect.arrayContaining([...categories, 'Masaj']));
});

test('home shows benefits and price for businesses @S2-11', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<section id="pricing"/);
  expect(textsOf(html, 'h2')).toContain('Ai o afacere? Beneficii și preț');
});

test('the FAQ has structured data @S2-12', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const faq = JSON.parse(data) as { '@type': string; mainEntity: { name: string }[] };
  expect(faq['@type']).toBe('FAQPage');
  expect(textsOf(html, 'summary')).toEqual(faq.mainEntity.map(({ name }) => name));
});

type Form = { data: { citiesFeatured: { slug: string; name: string }[] } };

async function catalogue(request: APIRequestContext): Promise<(text: string) => string> {
  const form = (await (await request.get('/api/public/locations/form/get')).json()) as Form;
  const [city] = form.data.citiesFeatured;
  if (!city) throw new Error('The demo catalogue is empty');
  const { id, name, path: location } = await firstLocation(request);
  const values: Record<string, string> = {
    ...{ city: city.slug, cityName: city.name },
    ...{ id: String(id), name, location },
  };
  return (text) => text.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

function textsOf(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'));
  return [...found].map(([whole]) =>
    whole
      .replace(/<svg.*?<\/svg>|<[^>]+>/gs, '')
      .replace(/&(amp|quot|#x27);/g, (_, name: string) => ({ amp: '&', quot: '"' })[name] ?? "'"),
  );
}
