import { countLabel } from '#domain/words/count-labels.ts';

export const filterSheetCopy = {
  apply: 'Vezi rezultatele',
  applyCount: (total: number, exact: boolean) => `Vezi rezultatele (${countLabel(total, exact)})`,
  when: 'Când',
  /** Keys are words that the search understands. */
  day: {
    'deschis acum': 'Deschis acum',
    azi: 'Liber azi',
    mâine: 'Liber mâine',
    'în weekend': 'Liber în weekend',
  },
  hour: {
    'înainte de 12': 'Înainte de ora 12',
    'după 18': 'După ora 18',
  },
  today: 'azi',
  /** Returns words for hours, 0 to 23, that the search understands: from `after`, until `before`. */
  hoursBetween: (after: number | null, before: number | null): string => {
    if (after === null) return `înainte de ${before ?? 24}`;
    return before === null ? `după ${after}` : `între ${after} și ${before}`;
  },
  onDate: 'Alege data',
  radius: 'Rază',
  categories: 'Categorie',
  payments: 'Plată',
  city: 'Oraș',
};
