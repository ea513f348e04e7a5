import { localities } from '../localities.ts';
import type { LocationRows } from './location-rows.ts';

const homeTown = 'iasi';
const most = 24;

/**
 * Collects locations for the demo clients' bookings from the stream of all locations: those in Iași, and the
 * first ones elsewhere if Iași has too few.
 */
export function demoPlaces() {
  const home = localities.find(({ slug }) => slug === homeTown)?.id;
  const near: LocationRows[] = [];
  const others: LocationRows[] = [];
  return {
    offer: (rows: LocationRows): void => {
      const list = rows.locations[0]?.locality_id === home ? near : others;
      if (list.length < most) list.push(rows);
    },
    list: (): LocationRows[] => [...near, ...others].slice(0, most),
  };
}
