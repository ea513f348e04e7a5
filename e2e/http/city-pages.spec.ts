import { expect, test, type APIRequestContext } from '@playwright/test';

type City = { slug: string; name: string; locations_count: number };

async function largestCity(request: APIRequestContext): Promise<City> {
  const response = await request.get('/api/public/locations/form/get');
  const { data } = (await response.json()) as { data: { citiesFeatured: City[] } };
  const [city] = data.citiesFeatured;
  if (!city) throw new Error('The demo catalogue has no city');
  return city;
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('a name without city, category or page is not found @S2-23 @S2-24', async ({ request }) => {
  const { slug } = await largestCity(request);
  const inCity = ['nu-exista', 'pagina', 'pagina/0', 'pagina/9999', 'frizerii/x'];
  for (const path of ['/nu-exista', '/nu/exista', ...inCity.map((one) => `/${slug}/${one}`)])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});

test('other spellings of a city or category, and page number 1, redirect permanently @S2-23', async ({
  request,
}) => {
  const { slug, name } = await largestCity(request);
  const moves = {
    [`/${slug.toUpperCase()}`]: `/${slug}`,
    [`/${encodeURIComponent(name)}`]: `/${slug}`,
    [`/${slug}/pagina/1`]: `/${slug}`,
    [`/${slug}/Frizerii`]: `/${slug}/frizerii`,
  };
  for (const [path, to] of Object.entries(moves)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(new URL(response.headers().location ?? '', 'http://x').pathname).toBe(to);
  }
});

test('the rules of a contest are a page excluded from search engines @S2-22', async ({
  request,
}) => {
  const response = await request.get('/concurs-prima-programare');
  expect(response.status()).toBe(200);
  const html = await response.text();
  expect(headingOf(html)).toBe('Concursul „Prima programare”: regulament');
  expect(html).toMatch(/<meta name="robots" content="noindex, follow"/);
  expect((await request.get('/concurs-prima-programare/x')).status()).toBe(404);
});

test('a typed place is looked up with its county, and a typed address by its city', async ({
  request,
}) => {
  for (const [typed, place] of [
    ['Ștefănești, Botoșani', 'Ștefănești, Botoșani'],
    ['Centru, Cluj-Napoca', 'Centru, Cluj-Napoca'],
    ['Strada Lungă 7, Brașov', 'Brașov'],
    ['Strada Lungă 7, bl. 2, ap. 4, Brașov', 'Brașov'],
  ] as const) {
    const html = await (await request.get('/locations', { params: { place: typed } })).text();
    expect(new URL(canonicalOf(html) ?? '').searchParams.get('place'), typed).toBe(place);
  }
});
