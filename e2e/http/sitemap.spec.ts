import { expect, test, type APIRequestContext } from '@playwright/test';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { readSettings } from '#settings/read-settings.ts';
import { crawl, type CrawledPage } from './crawl.ts';
import { routes } from './routes.ts';
import { schemaOrgProblems } from './schema-org.ts';

const visitsAll = process.env.CRAWL === 'all';

const pagesOfFile = visitsAll ? Infinity : 40;

const linksOfKind = visitsAll ? 100 : 5;

const atOnce = pLimit(readSettings('web', {}).PAGES_AT_ONCE);

const typesOf: Record<string, string[]> = {
  '/': ['Organization', 'WebSite'],
  '/faq': ['FAQPage'],
  '/business': ['BreadcrumbList', 'Service'],
  '/beauty-and-care': ['BreadcrumbList', 'Service'],
  cities: ['BreadcrumbList', 'ItemList'],
  locations: ['BreadcrumbList'],
};

async function addressesOf(request: APIRequestContext, path: string): Promise<URL[]> {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('application/xml');
  const locs = (await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g);
  return [...locs].map(([, address = '']) => new URL(address));
}

function spread<T>(all: T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % step === 0);
}

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  return [pathname.split('/').length, ...searchParams.keys()].join(' ');
}

async function sitemapOf(request: APIRequestContext): Promise<{ kind: string; address: URL }[]> {
  const files = await addressesOf(request, '/sitemap.xml');
  const all = [];
  for (const { pathname } of files) {
    const [, kind = ''] = /\/sitemaps\/([a-z]+)/.exec(pathname) ?? [];
    const addresses = await addressesOf(request, pathname);
    all.push(...spread(addresses, pagesOfFile).map((address) => ({ kind, address })));
  }
  return all;
}

test('robots.txt names the sitemap, whose files list each URL once, 50,000 at most', async ({
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

test('pages of the sitemap are indexable and valid by schema.org, and public pages have no dead links', async ({
  request,
}) => {
  test.setTimeout(visitsAll ? 60 * 60_000 : 120_000);
  const sitemap = await sitemapOf(request);
  const pages = new Map<string, CrawledPage>();
  const visit = async (path: string) => pages.set(path, await crawl(request, path));
  const visitAll = (paths: string[]) => Promise.all(paths.map((path) => atOnce(() => visit(path))));

  await visitAll(sitemap.map(({ address }) => address.pathname));
  for (const { kind, address } of sitemap) {
    const { href, pathname } = address;
    const page = pages.get(pathname);
    expect(page, pathname).toMatchObject({ status: 200, isHidden: false });
    expect(page?.canonical, pathname).toBe(href);
    const types = typesOf[pathname] ?? typesOf[kind] ?? [];
    expect(
      page?.nodes.map((node) => node['@type']),
      pathname,
    ).toEqual(expect.arrayContaining(types));
  }

  const nodes = [...pages.values()].flatMap((page) => page.nodes);
  expect(schemaOrgProblems(nodes)).toEqual([]);
  expect(JSON.stringify(nodes)).not.toMatch(/"(url|item|@id|logo)":"(?!https?:)/);

  const others = routes.filter(({ guard, status }) => guard !== 'protected' && !status);
  const paths = others.map(({ path }) => path).filter((path) => !path.includes('{'));
  await visitAll([...new Set(paths).difference(pages)]);

  const links = new Set([...pages.values()].flatMap((page) => page.links));
  const byKind = Map.groupBy([...links.difference(pages)], kindOf);
  await visitAll([...byKind.values()].flatMap((some) => spread(some, linksOfKind)));
  const isFine = ([path, { status }]: [string, CrawledPage]) =>
    // These redirect: /account, searches without radius, searches with a named day.
    status ===
    (/^\/(account|locations(\?(?!.*&radius=)|\?.*&date=[a-z]|$))/.test(path) ? 307 : 200);
  const dead = [...pages].filter((page) => !isFine(page));
  expect(dead.map(([path, { status }]) => `${status} ${path}`)).toEqual([]);
  const lost = [...pages].flatMap(([path, { deadParts }]) =>
    deadParts.map((part) => `${path}#${part}`),
  );
  expect(lost).toEqual([]);
  console.info(`${pages.size} pages, ${nodes.length} nodes of structured data`);
});

test('each kind of page has its own preview picture', async ({ request }) => {
  const first = new Map((await sitemapOf(request)).map(({ kind, address }) => [kind, address]));
  const pictures = new Set<string>();
  for (const { pathname } of first.values()) {
    const { picture = '' } = await crawl(request, pathname);
    const { width, height, format } = await sharp(
      await (await request.get(picture)).body(),
    ).metadata();
    expect({ width, height, format }, pathname).toEqual({
      ...{ width: 1200, height: 630, format: 'jpeg' },
    });
    pictures.add(picture);
  }
  expect(pictures.size).toBe(3);
});

test('an unknown sitemap file is not found', async ({ request }) => {
  for (const name of ['x.xml', 'users-0.xml', 'cities-x.xml', 'cities-0'])
    expect((await request.get(`/sitemaps/${name}`)).status(), name).toBe(404);
});
