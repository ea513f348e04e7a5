import { expect, test, type APIRequestContext } from '@playwright/test';

/** So many pages of a file stand for all of it; with CRAWL=all every one is visited. */
const visitedOfFile = process.env.CRAWL === 'all' ? Infinity : 40;

/** What the pages of a file, or a page of its own, say of themselves to search engines. */
const typesOf: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/faq': ['FAQPage'],
  cities: ['BreadcrumbList', 'ItemList'],
  locations: ['BreadcrumbList'],
};

async function addressesOf(request: APIRequestContext, path: string): Promise<URL[]> {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type']).toBe('application/xml');
  const locs = (await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...locs].map(([, address = '']) => new URL(address));
}

/** Some of a list, from its beginning to its end. */
function spread<T>(all: T[]): T[] {
  const step = Math.max(1, Math.ceil(all.length / visitedOfFile));
  return all.filter((_, index) => index % step === 0);
}

function typesIn(html: string): string[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].flatMap(([, text = '']) => {
    const data = JSON.parse(text) as { '@type': string } | { '@type': string }[];
    return [data].flat().map((node) => node['@type']);
  });
}

test('robots.txt names the sitemap, whose files have each address once, 50,000 at most', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, index = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  const files = await addressesOf(request, new URL(index).pathname);
  const all: string[] = [];
  for (const { pathname } of files) {
    const addresses = await addressesOf(request, pathname);
    expect(addresses.length, pathname).toBeGreaterThan(0);
    expect(addresses.length, pathname).toBeLessThanOrEqual(50_000);
    all.push(...addresses.map(({ href }) => href));
  }
  expect(new Set(all).size).toBe(all.length);
});

test('every address of the sitemap is a page that names itself, and that search engines may show', async ({
  request,
}) => {
  test.setTimeout(process.env.CRAWL === 'all' ? 30 * 60_000 : 120_000);
  const files = await addressesOf(request, '/sitemap.xml');
  const visit = async ({ href, pathname }: URL, kind: string) => {
    const answer = await request.get(pathname, { maxRedirects: 0 });
    expect(answer.status(), pathname).toBe(200);
    const html = await answer.text();
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(new URL(canonical).href, pathname).toBe(href);
    expect(html, pathname).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    const types = typesOf[pathname] ?? typesOf[kind] ?? [];
    expect(typesIn(html), pathname).toEqual(expect.arrayContaining(types));
  };
  for (const { pathname } of files) {
    const [, kind = ''] = /\/sitemaps\/([a-z]+)/.exec(pathname) ?? [];
    const addresses = spread(await addressesOf(request, pathname));
    // One after another: a crowd would be refused.
    for (const address of addresses) await visit(address, kind);
  }
});

test('a file that the sitemap has not is not found', async ({ request }) => {
  for (const name of ['x.xml', 'users-0.xml', 'cities-x.xml', 'cities-0'])
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
});
