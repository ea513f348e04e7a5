import { breadcrumbJsonLd } from '#lib/seo/json-ld.tsx';
import { siteTitle } from '#lib/seo/page-title.ts';
import { absoluteUrl } from '#lib/seo/site.ts';
import { businessCategories, businessLanding, type BusinessCategoryName } from './categories.ts';

export function businessText(category?: BusinessCategoryName): {
  title: string;
  description: string;
} {
  const { searchTitle, description } = category ? businessCategories[category] : businessLanding;
  return { title: searchTitle, description };
}

export function businessJsonLd(category?: BusinessCategoryName): object[] {
  const kind = category && businessCategories[category];
  const path = '/business';
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: (kind ?? businessLanding).searchTitle,
    description: (kind ?? businessLanding).description,
    url: absoluteUrl(kind?.path ?? path),
    provider: {
      '@type': 'Organization',
      '@id': absoluteUrl('/#organization'),
      name: siteTitle,
    },
    areaServed: { '@type': 'Country', name: 'România' },
    audience: {
      '@type': 'BusinessAudience',
      audienceType: kind ? kind.categories.join(', ') : businessLanding.audience,
    },
  };
  const breadcrumb = breadcrumbJsonLd(
    { label: businessLanding.title, path },
    ...(kind ? [{ label: kind.name, path: kind.path }] : []),
  );
  return [breadcrumb, service];
}
