import 'server-only';
import type { SitemapKind } from '#contract/addresses.ts';
import { sitemapFileCalls } from '#contract/values.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { sitemapPaths } from '#lib/pages.ts';
import { siteUrl } from '#lib/seo/site.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

export async function loadSitemapFiles(): Promise<SitemapEntry[]> {
  const { data } = await serverCall('sitemapFiles');
  return [
    { url: absolute('/sitemaps/pages.xml') },
    ...data.map(({ kind, after, modified }) => ({
      ...{ url: absolute(`/sitemaps/${kind}-${after}.xml`), modified },
    })),
  ];
}

/** Null for an unknown name. */
export function sitemapBatches(name: string): AsyncGenerator<SitemapEntry[]> | null {
  if (name === 'pages.xml') return staticBatch();
  const [, kind, after] = /^(locations|cities)-(\d{1,15})\.xml$/.exec(name) ?? [];
  return kind ? batchesOf(kind as SitemapKind, Number(after)) : null;
}

async function* staticBatch(): AsyncGenerator<SitemapEntry[]> {
  yield sitemapPaths.map((path) => ({ url: absolute(path) }));
}

async function* batchesOf(kind: SitemapKind, first: number): AsyncGenerator<SitemapEntry[]> {
  let after: number | null = first;
  for (let call = 0; call < sitemapFileCalls && after !== null; call += 1) {
    const { data, next } = await readBatch(kind, after);
    yield data.map(({ path, modified }) => ({ url: absolute(path), modified }));
    after = next;
  }
}

function readBatch(kind: SitemapKind, after: number) {
  return serverCall('sitemap', { params: { kind }, query: { after } });
}

function absolute(path: string): string {
  return new URL(path, siteUrl()).href;
}
