/** Apart from copy.ts, which the first load of the results contains. */
export const sheetCopy = {
  apply: 'Vezi rezultatele',
  radius: 'Rază',
  categories: 'Categorie',
  payments: 'Plată',
  city: 'Oraș',
};
