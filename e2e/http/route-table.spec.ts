import { expect, test, type APIRequestContext } from '@playwright/test';
import { existsSync } from 'node:fs';

type Route = {
  path: string;
  title: string;
  heading: string;
  /** Whose ways stand in the header. */
  header: 'client' | 'business';
  /** The same for everybody, and so kept in the page cache. */
  cached?: boolean;
};

/** Each page of the product that a guest may see; what stands for a location is put in its place. */
const routes: Route[] = [
  {
    path: '/',
    title: 'Programări online la saloane, frizerii și medici',
    heading: 'Specialiști buni, aproape de tine',
    header: 'client',
    cached: true,
  },
  { path: '/locations', title: 'în zona Iași', heading: 'în zona Iași', header: 'client' },
  { path: '{location}', title: '{name}', heading: '{name}', header: 'client', cached: true },
  {
    path: '{location}/booking',
    title: 'Alege Serviciile',
    heading: 'Alege Serviciile',
    header: 'client',
  },
  { path: '/login', title: 'Autentificare', heading: 'Autentificare', header: 'client' },
  { path: '/register', title: 'Creează cont', heading: 'Creează cont', header: 'client' },
  {
    path: '/setup-password',
    title: 'Setează-ți parola',
    heading: 'Setează-ți parola',
    header: 'client',
  },
  {
    path: '/business',
    title: 'Pentru afaceri',
    heading: 'Clienți noi, fără telefoane între două programări',
    header: 'business',
    cached: true,
  },
  {
    path: '/beauty-and-care',
    title: 'Înfrumusețare și îngrijire',
    heading: 'Mâinile la lucru, agenda pe Aproape',
    header: 'business',
    cached: true,
  },
  {
    path: '/health-and-wellness',
    title: 'Sănătate și bunăstare',
    heading: 'Pacienții își găsesc ora, tu îți vezi de pacienți',
    header: 'business',
    cached: true,
  },
  {
    path: '/sports-and-recreation',
    title: 'Sport și recreere',
    heading: 'Ședințe rezervate, abonamente folosite',
    header: 'business',
    cached: true,
  },
  ...[
    ['/faq', 'Întrebări frecvente'],
    ['/feedback', 'Scrie-ne'],
    ['/terms-and-conditions', 'Termeni și condiții'],
    ['/privacy-policy', 'Politica de confidențialitate'],
    ['/accessibility', 'Accesibilitate'],
    ['/how-we-rank', 'Cum ordonăm rezultatele'],
  ].map(([path = '', title = '']): Route => {
    return { path, title, heading: title, header: 'client', cached: true };
  }),
];

for (const route of routes) {
  test(`${route.path} has its title, its heading and its header @S2-01 @S2-09 @S2-10 @S2-12 @S2-13 @S2-14 @S2-15 @S2-16 @S2-17 @S2-18 @S2-19 @S2-20 @S2-21 @S2-46`, async ({
    request,
  }) => {
    const { path, name } = await someLocation(request);
    const inPlace = (text: string) => text.replace('{location}', path).replace('{name}', name);
    const address = inPlace(route.path);
    const answer = await request.get(address);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(textsOf(html, 'title')).toEqual([expect.stringContaining(inPlace(route.title))]);
    expect(textsOf(html, 'h1')).toEqual([expect.stringContaining(inPlace(route.heading))]);
    expect(html.includes('data-business-header')).toBe(route.header === 'business');
    if (!route.cached) return;
    const again = await request.get(address);
    expect(again.headers()['x-nextjs-cache']).toMatch(/^(HIT|STALE)$/);
    // The address of a location takes any name.
    if (route.path !== '/' && !route.path.startsWith('{'))
      expect((await request.get(`${address}/nu-exista`)).status()).toBe(404);
  });
}

test('each page of the account sends a guest to the login @S2-03 @S2-04 @S2-05 @S2-06 @S2-07 @S2-25', async ({
  request,
}) => {
  for (const child of ['', '/bookings', '/profile', '/security', '/subscriptions']) {
    const path = `/account${child}`;
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(307);
    expect(answer.headers().location).toMatch(new RegExp(`/login\\?redirect=.*account`));
  }
});

test('an unknown route is a page of its own with its status @S2-26', async ({ request }) => {
  const answer = await request.get('/nu-exista');
  expect(answer.status()).toBe(404);
  expect(textsOf(await answer.text(), 'title')).toEqual(['Pagina nu a fost găsită · Aproape']);
});

test('home has what businesses gain and pay @S2-11', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toMatch(/<section id="pricing"/);
  expect(textsOf(html, 'h2')).toContain('Ai o afacere? Beneficii și preț');
});

test('the questions are there for search engines too @S2-12', async ({ request }) => {
  const html = await (await request.get('/faq')).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const faq = JSON.parse(data) as { '@type': string; mainEntity: { name: string }[] };
  expect(faq['@type']).toBe('FAQPage');
  expect(textsOf(html, 'summary')).toEqual(faq.mainEntity.map(({ name }) => name));
});

test('no link within the site leads nowhere', async ({ request }) => {
  const known = new Map<string, string>();
  const queue = routes.map(({ path }) => path).filter((path) => path.startsWith('/'));
  for (const path of queue) {
    const answer = await request.get(path);
    expect(answer.status(), `${path}, linked from ${known.get(kindOf(path)) ?? 'the list'}`).toBe(
      200,
    );
    for (const link of await linksOf(answer)) {
      if (known.has(kindOf(link)) || queue.includes(link)) continue;
      known.set(kindOf(link), path);
      queue.push(link);
    }
  }
  expect(queue.length).toBeGreaterThan(routes.length);
});

type LocationCard = { id: number; slug: string; name: string };

async function someLocation(request: APIRequestContext) {
  const answer = await request.get('/api/public/locations?per_page=1');
  const { data } = (await answer.json()) as { data: LocationCard[] };
  const [first] = data;
  if (!first) throw new Error('The demo catalogue is empty');
  return { path: `/locations/${first.id}/${first.slug}`, name: first.name };
}

/** One page of a kind stands for all: there are thousands of locations, and of cities, which have no folder of their own. */
function kindOf(path: string): string {
  const [, first = ''] = path.split('/');
  const ofCity = existsSync(`app/${first}`) ? path : path.replace(first, '…');
  return ofCity.replace(/\d+(\/[^/]+)?/, '…');
}

async function linksOf(answer: Awaited<ReturnType<APIRequestContext['get']>>): Promise<string[]> {
  if (!answer.headers()['content-type']?.includes('text/html')) return [];
  const hrefs = [...(await answer.text()).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)];
  return [...new Set(hrefs.map(([, path = '']) => path))];
}

/** The texts of the elements of a kind, without the elements in them. */
function textsOf(html: string, element: string): string[] {
  const found = html.matchAll(new RegExp(`<${element}[ >].*?</${element}>`, 'gs'));
  return [...found].map(([whole]) =>
    whole
      .replace(/<svg.*?<\/svg>|<[^>]+>/gs, '')
      .replace(/&(amp|quot|#x27);/g, (_, name: string) => ({ amp: '&', quot: '"' })[name] ?? "'"),
  );
}
