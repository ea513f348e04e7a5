export const selectionCopy = {
  title: 'Programarea ta',
  count: { one: '{n} serviciu ales', more: '{n} servicii alese' },
  total: 'Total',
  payThere: 'Nu plătești nimic acum. Plătești la locație.',
  next: 'Continuă',
  book: 'Rezervă',
};

export const allServices = 'Toate';

export const serviceListId = 'lista-servicii';
