export const selectionCopy = {
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
};

export const allServices = 'Toate';

export const serviceListId = 'lista-servicii';
