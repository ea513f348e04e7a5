export const businessCopy = {
  skip: 'Sari peste meniul pentru afaceri',
  navigation: 'Navigare pentru afaceri',
  menu: 'Meniul pentru afaceri',
  findSpecialist: 'Găsește-ți specialistul',
  benefits: 'Beneficii și preț',
  becomePartner: 'Devino partener',
  app: 'Aplicația pentru afaceri',
  categories: {
    'beauty-and-care': { label: 'Înfrumusețare și îngrijire', href: '/beauty-and-care' },
    'health-and-wellness': { label: 'Sănătate și bunăstare', href: '/health-and-wellness' },
    'sports-and-recreation': { label: 'Sport și recreere', href: '/sports-and-recreation' },
  },
  stores: { ios: 'App Store', android: 'Google Play' },
};
