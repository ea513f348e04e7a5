import 'server-only';
import type { SitemapKind } from '#contract/addresses.ts';
import { sitemapFileCalls } from '#contract/values.ts';
import { serverCall } from '#lib/api/server-call.ts';
import { sitemapPaths } from '#lib/pages.ts';
import { absoluteUrl } from '#lib/seo/site.ts';
import type { SitemapEntry } from './sitemap-xml.ts';

export async function loadSitemapFiles(): Promise<SitemapEntry[]> {
  const { data } = await serverCall('sitemapFiles');
  return [
    { url: absoluteUrl('/sitemaps/pages.xml') },
    ...data.map(({ kind, after, modified }) => ({
      url: absoluteUrl(`/sitemaps/${kind}-${after}.xml`),
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
  yield sitemapPaths.map((path) => ({ url: absoluteUrl(path) }));
}

async function* batchesOf(kind: SitemapKind, first: number): AsyncGenerator<SitemapEntry[]> {
  let after: number | null = first;
  for (let call = 0; call < sitemapFileCalls && after !== null; call += 1) {
    const { data, next } = await readBatch(kind, after);
    yield data.map(({ path, modified }) => ({ url: absoluteUrl(path), modified }));
    after = next;
  }
}

function readBatch(kind: SitemapKind, after: number) {
  return serverCall('sitemap', { params: { kind }, query: { after } });
}
