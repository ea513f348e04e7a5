export function cityPath(city: string, category: string | null = null, page = 1): string {
  const base = category === null ? `/${city}` : `/${city}/${category}`;
  return page === 1 ? base : `${base}/pagina/${page}`;
}

const aboutPage = 'page';
const aboutPicture = 'picture';

/** Returns the address of the page to write to us, with the page or picture that the message is about. */
export function feedbackPath(page: string, picture?: number): string {
  const subject = new URLSearchParams({ [aboutPage]: page });
  if (picture !== undefined) subject.set(aboutPicture, String(picture));
  return `/feedback?${subject.toString()}`;
}

/** Reads the page of a location, and the id of a picture of it, from a query; null if it names no such page. */
export function feedbackSubject(search: string): { page: string; picture: number | null } | null {
  const query = new URLSearchParams(search);
  const page = query.get(aboutPage) ?? '';
  if (!/^\/locations\/\d+\/[\w-]+$/.test(page)) return null;
  return { page, picture: parseId(query.get(aboutPicture) ?? undefined) };
}

/** Parses an id from a path segment; null if it is not one. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Returns the login page that leads back to an address (path and query) of this site. */
export function loginPath(back: string): string {
  return back === '/' ? '/login' : `/login?redirect=${encodeURIComponent(back)}`;
}

/** Returns the login page that leads back to a private address, and says that the session ended there. */
export function endedSessionPath(back: string): string {
  return `${loginPath(back)}&ended`;
}
