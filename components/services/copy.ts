import { disabledSentences } from '#domain/booking/service-selection.ts';

/** The words about services that the page of a location and the booking share. */
export const copy = {
  disabled: disabledSentences,
  details: 'Detalii',
  subscription: 'Abonament',
  filter: {
    label: 'Filtrează serviciile',
    text: 'Caută un serviciu',
    professional: 'Specialist',
    anyone: 'Toți specialiștii',
    category: 'Categorie',
    all: 'Toate categoriile',
    none: 'Niciun serviciu nu se potrivește',
    noneHint: 'Încearcă alte cuvinte sau șterge filtrele.',
    clear: 'Șterge filtrele',
  },
  selection: {
    title: 'Programarea ta',
    count: {
      one: '{n} serviciu ales',
      few: '{n} servicii alese',
      other: '{n} de servicii alese',
    },
    total: 'Total',
    payThere: 'Nu plătești nimic acum. Plătești la locație.',
    next: 'Continuă',
    book: 'Rezervă',
  },
};
