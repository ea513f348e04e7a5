import { locationPath } from './location-path.ts';

type Choice = { services: readonly number[]; professional?: number };

/** Returns the path of its booking flow: the first question that the choice leaves open. */
export function bookingPath(id: number, slug: string, choice: Choice = { services: [] }): string {
  const path = `${locationPath(id, slug)}/booking`;
  const { services, professional } = choice;
  if (services.length === 0) return path;
  const rest = professional === undefined ? 'step=2' : `professional=${professional}&step=3`;
  return `${path}?services=${services.join(',')}&${rest}`;
}
