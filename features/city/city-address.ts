import { slugOfPart } from '#domain/slug.ts';

/** What the address of a page of a city says behind the city. */
type CityAddress = {
  /** Slug of a trade; null for all of them. */
  category: string | null;
  page: number;
  /** There is no shorter address of the same page, and no other spelling. */
  isCanonical: boolean;
};

/** Returns what the parts behind a city say: [trade], 'pagina' and a number, both or nothing; null for anything else. */
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
