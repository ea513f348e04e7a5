/** Returns the canonical path, or with `search` the one whose free slots are for that search. */
export function locationPath(id: number, slug: string, search = ''): string {
  const path = `/locations/${id}/${encodeURIComponent(slug)}`;
  return search ? `${path}?search=${encodeURIComponent(search)}` : path;
}
