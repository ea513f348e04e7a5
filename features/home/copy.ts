export const copy = {
  meta: {
    title: 'Programări online la saloane, frizerii și medici',
    description:
      'Găsește saloane, frizerii, medici, spa și săli de sport aproape de tine, vezi prețuri și recenzii și fă-ți programarea online în câțiva pași.',
  },
  promise: 'Specialiști buni, aproape de tine',
  promiseText: 'Alegi serviciul, ziua și ora. Plătești la locație.',
  trades: 'Ce cauți azi?',
  cities: 'Alege orașul',
  citiesText: 'Locații din toată țara, cu programare online.',
  locations: { one: '{n} locație', few: '{n} locații', other: '{n} de locații' },
  how: {
    title: 'Cum funcționează',
    steps: [
      { title: 'Cauți', text: 'un serviciu, un salon sau un specialist, în zona ta.' },
      { title: 'Alegi', text: 'serviciile, specialistul și ora liberă care ți se potrivește.' },
      { title: 'Rezervi', text: 'în câțiva pași. Nu plătești nimic acum; plătești la locație.' },
    ],
  },
  apps: {
    title: 'Aproape și pe telefon',
    ios: 'App Store',
    android: 'Google Play',
    huawei: 'AppGallery',
  },
};
