/** The words of the ways to the pages for businesses, and of their header. */
export const businessCopy = {
  skip: 'Sari peste meniul pentru afaceri',
  navigation: 'Navigare pentru afaceri',
  menu: 'Meniul pentru afaceri',
  findSpecialist: 'Găsește-ți specialistul',
  benefits: 'Beneficii și preț',
  becomePartner: 'Devino partener',
  app: 'Aplicația pentru afaceri',
  /** The kinds of business that have a page of their own, by its address. */
  categories: {
    'beauty-and-care': { label: 'Înfrumusețare și îngrijire', href: '/beauty-and-care' },
    'health-and-wellness': { label: 'Sănătate și bunăstare', href: '/health-and-wellness' },
    'sports-and-recreation': { label: 'Sport și recreere', href: '/sports-and-recreation' },
  },
  stores: { ios: 'App Store', android: 'Google Play' },
};
