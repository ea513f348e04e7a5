import { breadcrumbJsonLd } from '#lib/seo/json-ld.tsx';
import { siteTitle } from '#lib/seo/page-title.ts';
import { businessCategories, businessLanding, type BusinessCategoryName } from './categories.ts';

export function businessText(category?: BusinessCategoryName): {
  title: string;
  description: string;
} {
  const { searchTitle, description } = category ? businessCategories[category] : businessLanding;
  return { title: searchTitle, description };
}

export function businessJsonLd(siteUrl: string, category?: BusinessCategoryName): object[] {
  const kind = category && businessCategories[category];
  const path = '/business';
  const steps = [
    { label: 'Acasă', path: '/' },
    { label: businessLanding.title, path },
    ...(kind ? [{ label: kind.name, path: kind.path }] : []),
  ];
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: (kind ?? businessLanding).searchTitle,
    description: (kind ?? businessLanding).description,
    url: new URL(kind?.path ?? path, siteUrl).href,
    provider: {
      '@type': 'Organization',
      '@id': new URL('/#organization', siteUrl).href,
      name: siteTitle,
    },
    areaServed: { '@type': 'Country', name: 'România' },
    audience: {
      '@type': 'BusinessAudience',
      audienceType: kind ? kind.trades.join(', ') : businessLanding.audience,
    },
  };
  return [breadcrumbJsonLd(steps, siteUrl), service];
}
