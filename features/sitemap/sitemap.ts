import 'server-only';
import type { SitemapKind } from '#contract/addresses.ts';
import type { CallOutput } from '#contract/types.ts';
import { sitemapFileCalls } from '#contract/values.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { sitemapPaths } from '#lib/pages.ts';
import { absoluteUrl } from '#lib/seo/site.ts';

export type SitemapEntry = { path: string; modified?: string };

export async function loadSitemapFiles(): Promise<SitemapEntry[]> {
  const { data } = await serverCall('sitemapFiles');
  return [
    { path: '/sitemaps/pages.xml' },
    ...data.map(({ kind, after, modified }) => ({
      path: `/sitemaps/${kind}-${after}.xml`,
      modified,
    })),
  ];
}

export function sitemapBatches(name: string): AsyncGenerator<SitemapEntry[]> | null {
  if (name === 'pages.xml') return staticBatch();
  const [, kind, after] = /^(locations|cities)-(\d{1,15})\.xml$/.exec(name) ?? [];
  return kind ? batchesOf(kind as SitemapKind, Number(after)) : null;
}

async function* staticBatch(): AsyncGenerator<SitemapEntry[]> {
  yield sitemapPaths.map((path) => ({ path }));
}

async function* batchesOf(kind: SitemapKind, first: number): AsyncGenerator<SitemapEntry[]> {
  let after: number | null = first;
  for (let call = 0; call < sitemapFileCalls && after !== null; call += 1) {
    const batch: CallOutput<'sitemap'> = await serverCall('sitemap', {
      params: { kind },
      query: { after },
    });
    yield batch.data;
    after = batch.next;
  }
}

/** Responds 503 if the api fails, so that search engines retry. */
export async function respondXml(body: Promise<string | ReadableStream>): Promise<Response> {
  const headers = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' };
  try {
    return new Response(await body, { headers });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return new Response(null, { status: 503, headers: { 'retry-after': '60' } });
  }
}

export async function* addressXml(batches: AsyncIterable<SitemapEntry[]>): AsyncGenerator<string> {
  yield opening('urlset');
  for await (const batch of batches) yield batch.map((entry) => element('url', entry)).join('');
  yield '</urlset>';
}

export function indexXml(files: SitemapEntry[]): string {
  const rows = files.map((entry) => element('sitemap', entry)).join('');
  return `${opening('sitemapindex')}${rows}</sitemapindex>`;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function opening(name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">`;
}

function element(name: string, { path, modified }: SitemapEntry): string {
  // The URL parser has encoded the other special characters of XML.
  const url = absoluteUrl(path).replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  const date = modified ? `<lastmod>${modified}</lastmod>` : '';
  return `<${name}><loc>${url}</loc>${date}</${name}>\n`;
}
