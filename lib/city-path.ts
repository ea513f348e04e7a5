/** Returns the canonical path of a city's page, or of a category in it. */
export function cityPath(city: string, category: string | null = null, page = 1): string {
  const base = category === null ? `/${city}` : `/${city}/${category}`;
  return page === 1 ? base : `${base}/pagina/${page}`;
}
