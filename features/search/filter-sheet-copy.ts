import { countLabel } from '#domain/result-count.ts';

/** The words of the sheet of filters alone. */
export const filterSheetCopy = {
  apply: 'Vezi rezultatele',
  applyCount: (total: number, exact: boolean) => `Vezi rezultatele (${countLabel(total, exact)})`,
  radius: 'Rază',
  category: 'Categorie',
  payment: 'Plată',
};
