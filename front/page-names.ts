import { pages } from '#lib/pages.ts';

/** First path segments of our own pages; any other is a city, a category or a contest. */
const pageNames = new Set(
  Object.keys(pages).flatMap((path) => /^\/([a-z-]+)/.exec(path)?.[1] ?? []),
);

/** Returns the lower-case URL (path and query) if the page name has capitals ('/Faq'); otherwise null. */
export function speltUrl(url: string): string | null {
  const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/s.exec(url) ?? [];
  const spelt = name.toLowerCase();
  return spelt !== name && pageNames.has(spelt) ? `/${spelt}${rest}` : null;
}
