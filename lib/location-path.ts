/** Returns the canonical path of a location (spec section 2). */
export function locationPath(id: number, slug: string): string {
  return `/locations/${id}/${encodeURIComponent(slug)}`;
}

/** Returns the path of its booking flow, with services chosen already (decisions 7). */
export function bookingPath(id: number, slug: string, services: readonly number[] = []): string {
  const path = `${locationPath(id, slug)}/booking`;
  return services.length === 0 ? path : `${path}?services=${services.join(',')}`;
}
