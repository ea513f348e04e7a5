import { siteTitle } from './page-title.ts';
import { absoluteUrl, socialLinks, type LabelledLink } from './site.ts';

const context = 'https://schema.org';

/** Escapes text that could close the script element. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

export function breadcrumbJsonLd(...steps: LabelledLink[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Acasă', href: '/' }, ...steps].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

export function siteJsonLd(): object[] {
  const profiles = socialLinks().map(({ href }) => href);
  const organization = {
    '@context': context,
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: siteTitle,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon.svg'),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const site = {
    '@context': context,
    '@type': 'WebSite',
    name: siteTitle,
    url: absoluteUrl('/'),
    inLanguage: 'ro',
    publisher: { '@id': absoluteUrl('/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl('/locations')}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, site];
}

export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
