import { indexXml, loadSitemapFiles, respondXml } from '#features/sitemap/sitemap.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return respondXml(loadSitemapFiles().then(indexXml));
}
