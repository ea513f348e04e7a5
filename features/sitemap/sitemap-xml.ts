import { isApiError } from '#lib/api/api-error.ts';

export type SitemapEntry = { url: string; modified?: string };

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

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

/** No file is ever whole in memory. */
export async function* addressXml(batches: AsyncIterable<SitemapEntry[]>): AsyncGenerator<string> {
  yield opening('urlset');
  for await (const batch of batches) yield batch.map((entry) => element('url', entry)).join('');
  yield '</urlset>';
}

export function indexXml(files: SitemapEntry[]): string {
  const rows = files.map((entry) => element('sitemap', entry)).join('');
  return `${opening('sitemapindex')}${rows}</sitemapindex>`;
}

function opening(name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">`;
}

function element(name: string, { url, modified }: SitemapEntry): string {
  const date = modified ? `<lastmod>${modified}</lastmod>` : '';
  return `<${name}><loc>${escaped(url)}</loc>${date}</${name}>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}
