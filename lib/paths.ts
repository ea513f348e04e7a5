/** Returns the canonical path of a city's page, or of a category in it. */
export function cityPath(city: string, category: string | null = null, page = 1): string {
  const base = category === null ? `/${city}` : `/${city}/${category}`;
  return page === 1 ? base : `${base}/pagina/${page}`;
}

const aboutPage = 'page';

/** Returns the address of the page to write to us, with the page of the site that the message is about. */
export function feedbackPath(page: string): string {
  return `/feedback?${new URLSearchParams({ [aboutPage]: page }).toString()}`;
}

/** Returns the page of a location that the query of an address names, null where it names none. */
export function feedbackPage(search: string): string | null {
  const page = new URLSearchParams(search).get(aboutPage) ?? '';
  return /^\/locations\/\d+\/[\w-]+$/.test(page) ? page : null;
}

/** Parses an id from a path segment; null if it is not one. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
