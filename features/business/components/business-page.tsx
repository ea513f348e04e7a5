import type { Metadata } from 'next';
import { breadcrumbJsonLd, JsonLd } from '#lib/seo/json-ld.tsx';
import { siteTitle } from '#lib/seo/page-title.ts';
import { pageMetadata } from '#lib/seo/seo.ts';
import { absoluteUrl } from '#lib/seo/site.ts';
import { businessCategories, businessLanding, type BusinessCategoryName } from '../categories.ts';
import { BusinessHero, GainList, Joining } from './business-sections.tsx';

export function BusinessPage() {
  return (
    <>
      <JsonLd data={businessJsonLd()} />
      <BusinessHero {...businessLanding} />
      <div className="page flex flex-col gap-16 wrap-anywhere pt-12 md:gap-24 md:pt-20">
        <GainList gains={businessLanding.gains} />
        <section className="flex flex-col gap-6">
          <h2 className="text-xl md:text-2xl">Pentru ce fel de afacere?</h2>
          <ul className="grid gap-3 md:grid-cols-3 md:gap-4">
            {Object.values(businessCategories).map(({ href, label, categories }) => (
              <li key={href}>
                <a
                  href={href}
                  className="flex h-full flex-col gap-2 rounded-card border border-line bg-surface p-5 text-ink no-underline transition-colors hover:border-brand"
                >
                  <span className="font-display text-lg font-semibold">{label}</span>
                  <span className="text-sm text-muted">{categories.join(' · ')}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
        <Joining />
      </div>
    </>
  );
}

export function BusinessCategoryPage({ category }: { category: BusinessCategoryName }) {
  const page = businessCategories[category];
  return (
    <>
      <JsonLd data={businessJsonLd(category)} />
      <BusinessHero {...page} />
      <div className="page flex flex-col gap-16 wrap-anywhere pt-10 md:gap-24 md:pt-14">
        <ul className="-mb-8 flex flex-wrap gap-2 md:-mb-12">
          {page.categories.map((kind) => (
            <li
              key={kind}
              className="rounded-full border border-line bg-surface px-4 py-2 text-sm font-semibold"
            >
              {kind}
            </li>
          ))}
        </ul>
        <GainList gains={page.gains} />
        <Joining />
      </div>
    </>
  );
}

export function businessMetadata(category?: BusinessCategoryName): Metadata {
  const { searchTitle, description, href } = pageOf(category);
  return pageMetadata({ title: searchTitle, description, path: href });
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
    url: absoluteUrl(page.href),
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
  return [breadcrumbJsonLd(businessLanding, ...(category ? [page] : [])), service];
}
