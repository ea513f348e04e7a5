export function cityPath(city: string, category: string | null = null, page = 1): string {
  const base = category === null ? `/${city}` : `/${city}/${category}`;
  return page === 1 ? base : `${base}/pagina/${page}`;
}

const aboutPage = 'page';
const aboutPicture = 'picture';

export function feedbackPath(page: string, picture?: number): string {
  const subject = new URLSearchParams({ [aboutPage]: page });
  if (picture !== undefined) subject.set(aboutPicture, String(picture));
  return `/feedback?${subject.toString()}`;
}

export function feedbackSubject(search: string): { page: string; picture: number | null } | null {
  const query = new URLSearchParams(search);
  const page = query.get(aboutPage) ?? '';
  if (!/^\/locations\/\d+\/[\w-]+$/.test(page)) return null;
  return { page, picture: parseId(query.get(aboutPicture) ?? undefined) };
}

export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function loginPath(back: string): string {
  return back === '/' ? '/login' : `/login?redirect=${encodeURIComponent(back)}`;
}

export function endedSessionPath(back: string): string {
  return `${loginPath(back)}&ended`;
}
