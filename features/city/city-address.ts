import { slugOfPart } from '#domain/words/fold.ts';

type CityAddress = {
  /** Category slug; null for all categories. */
  category: string | null;
  page: number;
  isCanonical: boolean;
};

/** Parses the path after the city: [category], 'pagina' and a number, both or neither. Null for anything else. */
export function readCityPath(path: readonly string[]): CityAddress | null {
  const numbered = path.findIndex((part) => slugOfPart(part) === 'pagina');
  const [trade, ...more] = numbered === -1 ? path : path.slice(0, numbered);
  if (more.length > 0) return null;
  const category = trade === undefined ? null : slugOfPart(trade);
  if (category === '') return null;
  const isSpelt = category === (trade ?? null);
  if (numbered === -1) return { category, page: 1, isCanonical: isSpelt };
  const [word, number, ...rest] = path.slice(numbered);
  if (rest.length > 0 || !/^[1-9]\d{0,4}$/.test(number ?? '')) return null;
  const page = Number(number);
  return { category, page, isCanonical: isSpelt && word === 'pagina' && page > 1 };
}
