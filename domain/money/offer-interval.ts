import { dayAndMonth } from '#domain/time/date-label.ts';
import type { Offer } from './offer.ts';

/** Returns when an offer runs, both ends named: 'Ofertă din 1 până pe 30 noiembrie', 'Ofertă pe 5 noiembrie'. */
export function offerInterval({ start_date, end_date }: Pick<Offer, 'start_date' | 'end_date'>) {
  if (start_date === end_date) return `Ofertă pe ${dayAndMonth(end_date)}`;
  const isOneMonth = start_date.slice(0, 7) === end_date.slice(0, 7);
  const from = isOneMonth ? String(Number(start_date.slice(8))) : dayAndMonth(start_date);
  return `Ofertă din ${from} până pe ${dayAndMonth(end_date)}`;
}
