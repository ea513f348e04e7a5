import { loadSitemapFiles } from '#features/sitemap/load-sitemap.ts';
import { indexXml, respondXml } from '#features/sitemap/sitemap-xml.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return respondXml(loadSitemapFiles().then(indexXml));
}
