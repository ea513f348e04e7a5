/** The words of a booking that the step after placing it and the account say alike. */
export const copy = {
  where: 'Unde',
  professional: 'Specialist',
  services: 'Servicii',
  total: 'Total',
  discount: 'Reducere',
  voucher: 'Voucher',
  comment: 'Mesajul tău',
  addCalendar: 'Adaugă în calendar',
  directions: 'Vezi traseul',
};
