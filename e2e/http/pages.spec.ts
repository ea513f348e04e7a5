import { expect, test, type APIRequestContext } from '@playwright/test';
import { existsSync } from 'node:fs';

type PageRow = { path: string; title: string; heading: string };

/** The pages of words: who may see them is everybody, and what they say the same for all. */
const pages: PageRow[] = [
  {
    path: '/business',
    title: 'Pentru afaceri',
    heading: 'Clienți noi, fără telefoane între două programări',
  },
  {
    path: '/beauty-and-care',
    title: 'Înfrumusețare și îngrijire',
    heading: 'Mâinile la lucru, agenda pe Aproape',
  },
  {
    path: '/health-and-wellness',
    title: 'Sănătate și bunăstare',
    heading: 'Pacienții își găsesc ora, tu îți vezi de pacienți',
  },
  {
    path: '/sports-and-recreation',
    title: 'Sport și recreere',
    heading: 'Ședințe rezervate, abonamente folosite',
  },
  { path: '/faq', title: 'Întrebări frecvente', heading: 'Întrebări frecvente' },
  { path: '/terms-and-conditions', title: 'Termeni și condiții', heading: 'Termeni și condiții' },
  {
    path: '/privacy-policy',
    title: 'Politica de confidențialitate',
    heading: 'Politica de confidențialitate',
  },
  { path: '/accessibility', title: 'Accesibilitate', heading: 'Accesibilitate' },
  { path: '/how-we-rank', title: 'Cum ordonăm rezultatele', heading: 'Cum ordonăm rezultatele' },
];

for (const { path, title, heading } of pages) {
  test(`${path} is a page of its own, from the cache @S2-09 @S2-10 @S2-12 @S2-14 @S2-15`, async ({
    request,
  }) => {
    const first = await request.get(path);
    expect(first.status()).toBe(200);
    const html = await first.text();
    expect(textsOf(html, 'title')).toEqual([`${title} · Aproape`]);
    expect(textsOf(html, 'h1')).toEqual([heading]);
    const again = await request.get(path);
    expect(again.headers()['x-nextjs-cache']).toMatch(/^(HIT|STALE)$/);
    expect((await request.get(`${path}/nu-exista`)).status()).toBe(404);
  });
}

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
  const queue = ['/', ...pages.map(({ path }) => path)];
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
  expect(queue.length).toBeGreaterThan(pages.length + 3);
});

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
  return [...found].map(([whole]) => whole.replace(/<svg.*?<\/svg>|<[^>]+>/gs, ''));
}
