/** The indexable pages that every deployment has. */
export const staticPaths = [
  '/',
  '/locations',
  '/cities',
  '/business',
  '/beauty-and-care',
  '/health-and-wellness',
  '/sports-and-recreation',
  '/faq',
  '/feedback',
  '/how-we-rank',
  '/accessibility',
  '/privacy-policy',
  '/terms-and-conditions',
];
