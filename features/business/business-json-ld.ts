import { breadcrumbJsonLd } from '#lib/seo/json-ld.ts';
import { siteTitle } from '#lib/seo/page-title.ts';
import { businessCategories, type BusinessCategoryName } from './categories.ts';
import { copy } from './copy.ts';

export function businessJsonLd(siteUrl: string, category?: BusinessCategoryName): object[] {
  const kind = category && businessCategories[category];
  const landing = { label: copy.landing.title, path: '/business' };
  const steps = [
    { label: 'Acasă', path: '/' },
    landing,
    ...(kind ? [{ label: kind.name, path: kind.path }] : []),
  ];
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: (kind ?? copy.landing).searchTitle,
    description: (kind ?? copy.landing).description,
    url: new URL(kind?.path ?? landing.path, siteUrl).href,
    provider: {
      '@type': 'Organization',
      '@id': new URL('/#organization', siteUrl).href,
      name: siteTitle,
    },
    areaServed: { '@type': 'Country', name: 'România' },
    audience: {
      '@type': 'BusinessAudience',
      audienceType: kind ? kind.trades.join(', ') : copy.landing.audience,
    },
  };
  return [breadcrumbJsonLd(steps, siteUrl), service];
}
