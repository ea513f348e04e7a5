import type { MetadataRoute } from 'next';

/** The same for every deployment, so it may be made by the build. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/api/public/images/',
      disallow: ['/api/', '/auth/', '/sanctum/', '/account', '/dev/', '/*/booking'],
    },
  };
}
