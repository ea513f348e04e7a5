import { siteTitle } from '#lib/seo/page-title.ts';
import { absoluteUrl, type LabelledLink } from '#lib/seo/site.ts';

const context = 'https://schema.org';

export function homeJsonLd(profiles: LabelledLink[]): object[] {
  const organization = {
    '@context': context,
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: siteTitle,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon.svg'),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ href }) => href) }),
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
