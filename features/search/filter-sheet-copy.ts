import { countLabel } from '#domain/result-count.ts';

/** The words of the sheet of filters alone. */
export const filterSheetCopy = {
  apply: 'Vezi rezultatele',
  applyCount: (total: number, exact: boolean) => `Vezi rezultatele (${countLabel(total, exact)})`,
  when: 'Când',
  /** By the words that the search understands. */
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
  /** Hours in words that the search understands, by the clock: `after` from then on, `before` until then. */
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
