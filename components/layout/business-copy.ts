/** The words of the header of the pages for businesses. */
export const businessCopy = {
  skip: 'Sari peste meniul pentru afaceri',
  navigation: 'Navigare pentru afaceri',
  menu: 'Meniul pentru afaceri',
  findSpecialist: 'Găsește-ți specialistul',
  benefits: 'Beneficii și preț',
  becomePartner: 'Devino partener',
  app: 'Aplicația pentru afaceri',
  stores: { ios: 'App Store', android: 'Google Play' },
};
