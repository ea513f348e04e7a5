import type { Metadata } from 'next';
import { breadcrumbJsonLd } from '#lib/seo/json-ld.tsx';
import { siteTitle } from '#lib/seo/page-title.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { absoluteUrl } from '#lib/seo/site.ts';
import { businessCategories, businessLanding, type BusinessCategoryName } from './categories.ts';

export function businessMetadata(category?: BusinessCategoryName): Metadata {
  const { searchTitle, description, path } = pageOf(category);
  return pageMetadata({ title: searchTitle, description, path });
}

function pageOf(category?: BusinessCategoryName) {
  return category ? businessCategories[category] : businessLanding;
}

export function businessJsonLd(category?: BusinessCategoryName): object[] {
  const page = pageOf(category);
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: page.searchTitle,
    description: page.description,
    url: absoluteUrl(page.path),
    provider: {
      '@type': 'Organization',
      '@id': absoluteUrl('/#organization'),
      name: siteTitle,
    },
    areaServed: { '@type': 'Country', name: 'România' },
    audience: {
      '@type': 'BusinessAudience',
      audienceType: 'categories' in page ? page.categories.join(', ') : page.audience,
    },
  };
  const breadcrumb = breadcrumbJsonLd(
    { label: businessLanding.name, href: businessLanding.path },
    ...(category ? [{ label: page.name, href: page.path }] : []),
  );
  return [breadcrumb, service];
}
