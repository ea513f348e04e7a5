import { locationPath } from '#domain/place/location-path.ts';
import { absoluteUrl } from './site.ts';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Escapes text that could close the script element. */
export function jsonLd(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (letter) => escapes[letter] ?? letter);
}

type Step = { label: string; href: string };

export function breadcrumbJsonLd(...steps: Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ label: 'Acasă', href: '/' }, ...steps].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(href),
    })),
  };
}

type ItemList = {
  name: string;
  path: string;
  total: number;
  from: number;
  locations: readonly { id: number; slug: string; name: string }[];
};

export function itemListJsonLd(list: ItemList): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: list.name,
    url: absoluteUrl(list.path),
    numberOfItems: list.total,
    itemListElement: list.locations.map(({ id, slug, name }, index) => ({
      '@type': 'ListItem',
      position: list.from + index,
      name,
      url: absoluteUrl(locationPath(id, slug)),
    })),
  };
}

export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
