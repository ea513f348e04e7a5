/** Returns the canonical path of a location. */
export function locationPath(id: number, slug: string): string {
  return `/locations/${id}/${encodeURIComponent(slug)}`;
}

/** Returns the id that a part of an address is, null for what can be none. */
export function parseId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

type Choice = { services: readonly number[]; professional?: number };

/** Returns the path of its booking flow: the first question that the choice leaves open. */
export function bookingPath(id: number, slug: string, choice: Choice = { services: [] }): string {
  const path = `${locationPath(id, slug)}/booking`;
  const { services, professional } = choice;
  if (services.length === 0) return path;
  const rest = professional === undefined ? 'step=2' : `professional=${professional}&step=3`;
  return `${path}?services=${services.join(',')}&${rest}`;
}
