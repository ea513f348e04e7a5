import { loadSitemapFiles } from '#features/sitemap/load-sitemap.ts';
import { indexXml } from '#features/sitemap/sitemap-xml.ts';

export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const headers = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=3600' };
  return new Response(indexXml(await loadSitemapFiles()), { headers });
}
