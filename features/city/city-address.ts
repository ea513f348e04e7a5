/** What the address of a page of a city says behind the city. */
type CityAddress = {
  /** Slug of a trade; null for all of them. */
  category: string | null;
  page: number;
  /** There is no shorter address of the same page. */
  isCanonical: boolean;
};

/** Returns what the parts behind a city say: [trade], 'pagina' and a number, both or nothing; null for anything else. */
export function readCityPath(path: readonly string[]): CityAddress | null {
  const category = path[0] === undefined || path[0] === 'pagina' ? null : path[0];
  const [word, number, ...rest] = category === null ? path : path.slice(1);
  if (category !== null && !/^[a-z0-9-]+$/.test(category)) return null;
  if (word === undefined) return { category, page: 1, isCanonical: true };
  if (word !== 'pagina' || rest.length > 0 || !/^[1-9]\d{0,4}$/.test(number ?? '')) return null;
  const page = Number(number);
  return { category, page, isCanonical: page > 1 };
}
