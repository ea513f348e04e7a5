import { noBreak } from '#domain/words/numbers.ts';
import { countLabel } from '#domain/words/count-labels.ts';

/** Copy of the results page and the search modal. */
export const resultsCopy = {
  maybe: 'Poate te interesează…',
  results: {
    title: 'Saloane, frizerii și medici',
    inArea: (what: string, city: string) => `${what} în zona ${city}`,
    quoted: (text: string) => `„${text}”`,
    radius: (km: number) => `pe o rază de ${noBreak(`${km} km`)}`,
    list: 'Rezultate',
    more: 'Încarcă mai multe',
    shown: (count: number, total: number, exact: boolean) =>
      `${countLabel(count)} din ${countLabel(total, exact)} afișate`,
    previous: 'Rezultatele anterioare',
    page: (page: number, last: number) => `Pagina ${page} din ${last}`,
    emptyHint: 'Încearcă alte cuvinte sau mai puține filtre.',
    widen: (km: number) => `Caută pe o rază de ${noBreak(`${km} km`)}`,
    loading: 'Se încarcă rezultatele…',
    failed: 'Nu am putut încărca rezultatele.',
  },
  sort: {
    title: 'Sortează după',
    default: 'Recomandate',
    distance: 'Cele mai apropiate',
    rating: 'Cele mai bine cotate',
    reviews: 'Cele mai multe recenzii',
  },
  filters: {
    title: 'Filtre',
    bar: 'Filtrează rezultatele',
    clear: 'Șterge filtrele',
    km: (km: number) => noBreak(`${km} km`),
    openNow: 'deschis acum',
    hours: (after: string | null, before: string | null) => {
      if (!after) return `înainte de ${before}`;
      return before ? `între ${after} și ${before}` : `după ${after}`;
    },
    remove: (name: string) => `Șterge filtrul ${name}`,
  },
};
