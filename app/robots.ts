import type { MetadataRoute } from 'next';
import { pages } from '#lib/pages.ts';
import { absoluteUrl } from '#lib/seo/site.ts';

export const dynamic = 'force-dynamic';

const ownPages = Object.entries(pages).flatMap(([path, { guard, isPersonal }]) =>
  isPersonal || guard === 'protected' ? patternsOf(path) : [],
);

/** Patterns match prefixes, so that '/booking' alone would match the slug '/booking-studio'. */
function patternsOf(path: string): string[] {
  const pattern = path.replace(/\[.*\]/, '*');
  return pattern.includes('*/') ? [`${pattern}$`, `${pattern}?`] : [pattern];
}

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/api/public/images/', '/api/public/share-pictures/'],
      disallow: ['/api/', '/auth/', '/sanctum/', ...new Set(ownPages)],
    },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
