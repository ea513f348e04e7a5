import { countLabel } from '#domain/result-count.ts';

/** The words of the sheet of filters alone. */
export const filterSheetCopy = {
  apply: 'Vezi rezultatele',
  applyCount: (total: number, exact: boolean) => `Vezi rezultatele (${countLabel(total, exact)})`,
  when: 'Când',
  /** By the words that the search understands. */
  times: {
    'deschis acum': 'Deschis acum',
    azi: 'Azi',
    mâine: 'Mâine',
    'în weekend': 'În weekend',
    'după 18': 'După ora 18',
  },
  radius: 'Rază',
  category: 'Categorie',
  payment: 'Plată',
};
