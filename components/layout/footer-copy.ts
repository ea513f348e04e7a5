/** The words of the footer alone: what parts with a script share stands in copy.ts, which every first load carries. */
export const footerCopy = {
  resources: 'Resurse',
  legal: 'Informații legale',
  businessCategories: [
    { label: 'Înfrumusețare și îngrijire', href: '/beauty-and-care' },
    { label: 'Sănătate și bunăstare', href: '/health-and-wellness' },
    { label: 'Sport și recreere', href: '/sports-and-recreation' },
  ],
  faq: 'Întrebări frecvente',
  feedback: 'Scrie-ne',
  ranking: 'Cum ordonăm rezultatele',
  accessibility: 'Accesibilitate',
  scheme: 'Aspect',
  terms: 'Termeni și condiții',
  privacy: 'Confidențialitate',
  cookies: 'Setări cookie',
  authority: 'ANPC',
};
