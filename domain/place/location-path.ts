/** Returns the canonical path of a location. */
export function locationPath(id: number, slug: string): string {
  return `/locations/${id}/${encodeURIComponent(slug)}`;
}
