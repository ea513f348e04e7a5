import type { MetadataRoute } from 'next';
import { siteUrl } from '#lib/site.ts';

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic';

/** What search engines may read, and where the list of it is. */
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
