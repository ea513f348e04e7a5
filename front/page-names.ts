/** The first parts of the addresses of our own pages; what else stands there is a city or a contest. */
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

/** Returns the address (path and query) that one with capitals in the name of a page means ('/Faq'); null for any other. */
export function speltUrl(url: string): string | null {
  const [, name = '', rest = ''] = /^\/([^/?]+)(.*)$/s.exec(url) ?? [];
  const spelt = name.toLowerCase();
  return spelt !== name && pageNames.includes(spelt) ? `/${spelt}${rest}` : null;
}
