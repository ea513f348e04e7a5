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
