/** First path segments of our own pages; any other is a city, a category or a contest. */
export const pageNames = [
  'accessibility',
  'account',
  'beauty-and-care',
  'business',
  'cities',
  'faq',
  'feedback',
  'health-and-wellness',
  'how-we-rank',
  'locations',
  'login',
  'privacy-policy',
  'provider',
  'register',
  'setup-password',
  'sports-and-recreation',
  'terms-and-conditions',
];

/** Returns the lower-case URL (path and query) if the page name has capitals ('/Faq'); otherwise null. */
export function speltUrl(url: string): string | null {
  const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/s.exec(url) ?? [];
  const spelt = name.toLowerCase();
  return spelt !== name && pageNames.includes(spelt) ? `/${spelt}${rest}` : null;
}
