import type { MetadataRoute } from 'next';
import { siteUrl } from '#lib/seo/site.ts';

export const dynamic = 'force-dynamic';

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/api/public/images/', '/api/public/share-pictures/'],
      disallow: ['/api/', '/auth/', '/sanctum/', '/account', '/dev/', '/provider/', '/*/booking'],
    },
    sitemap: new URL('/sitemap.xml', siteUrl()).href,
  };
}
