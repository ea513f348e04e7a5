import { siteTitle } from '#lib/seo/page-title.ts';

const context = 'https://schema.org';

export function homeJsonLd(siteUrl: string, profiles: string[]): object[] {
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const organization = {
    '@context': context,
    '@type': 'Organization',
    '@id': absolute('/#organization'),
    name: siteTitle,
    url: absolute('/'),
    logo: absolute('/icon.svg'),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
  const site = {
    '@context': context,
    '@type': 'WebSite',
    name: siteTitle,
    url: absolute('/'),
    inLanguage: 'ro',
    publisher: { '@id': absolute('/#organization') },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absolute('/locations')}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return [organization, site];
}
