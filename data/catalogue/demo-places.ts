import { localities } from '../localities.ts';
import type { LocationRows } from './location-rows.ts';

const homeTown = 'iasi';
const most = 24;

/** Locations for the bookings of demo clients: in Iași, else the first ones. */
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
