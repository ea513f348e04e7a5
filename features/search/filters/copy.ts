import { sortNames, type LocationSort } from '#contract/location-order.ts';
import { noBreak } from '#domain/words/numbers.ts';

export const copy = {
  title: 'Filtre',
  bar: 'Filtrează rezultatele',
  clear: 'Șterge filtrele',
  km: (km: number) => noBreak(`${km} km`),
  remove: (name: string) => `Șterge filtrul „${name}”`,
  sort: 'Sortează după',
};

export const sheetCopy = {
  apply: 'Vezi rezultatele',
  radius: 'Rază',
  categories: 'Categorie',
  payments: 'Plată',
  city: 'Oraș',
};

export function sortName(sort: LocationSort | null): string {
  return sort ? sortNames[sort] : 'Recomandate';
}
