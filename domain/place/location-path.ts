/** Returns the canonical path. */
export function locationPath(id: number, slug: string): string {
  return `/locations/${id}/${encodeURIComponent(slug)}`;
}
