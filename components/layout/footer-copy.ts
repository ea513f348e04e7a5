/** The words of the footer alone; what other parts of the frame say too stands in copy.ts. */
export const footerCopy = {
  resources: 'Resurse',
  legal: 'Informații legale',
  faq: 'Întrebări frecvente',
  feedback: 'Scrie-ne',
  cities: 'Orașe',
  ranking: 'Cum ordonăm rezultatele',
  accessibility: 'Accesibilitate',
  scheme: 'Aspect',
  terms: 'Termeni și condiții',
  privacy: 'Confidențialitate',
  cookies: 'Setări cookie',
  authority: 'ANPC',
};
