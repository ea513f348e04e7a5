import { noBreak } from '#domain/words/numbers.ts';

export const copy = {
  title: 'Filtre',
  bar: 'Filtrează rezultatele',
  clear: 'Șterge filtrele',
  km: (km: number) => noBreak(`${km} km`),
  remove: (name: string) => `Șterge filtrul ${name}`,
  sort: {
    title: 'Sortează după',
    default: 'Recomandate',
    distance: 'Cele mai apropiate',
    rating: 'Cele mai bine cotate',
    reviews: 'Cele mai multe recenzii',
  },
};

export const sheetCopy = {
  apply: 'Vezi rezultatele',
  radius: 'Rază',
  categories: 'Categorie',
  payments: 'Plată',
  city: 'Oraș',
};
