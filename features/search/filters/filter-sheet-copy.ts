import { countLabel } from '#domain/words/count-labels.ts';

export const filterSheetCopy = {
  apply: 'Vezi rezultatele',
  applyCount: (total: number, exact: boolean) => `Vezi rezultatele (${countLabel(total, exact)})`,
  when: 'Când',
  openNow: 'Deschis acum',
  today: 'Liber azi',
  tomorrow: 'Liber mâine',
  weekend: 'Liber în weekend',
  morning: 'Înainte de ora 12',
  evening: 'După ora 18',
  onDate: 'Alege data',
  radius: 'Rază',
  categories: 'Categorie',
  payments: 'Plată',
  city: 'Oraș',
  counties: 'Alege județul',
  countiesFailed: 'Nu am putut încărca județele',
};
