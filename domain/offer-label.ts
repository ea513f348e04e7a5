import { dayAndMonth } from './date-label.ts';
import { addDays } from './local-time.ts';
import type { LocalDate } from './local-time.ts';

/** Returns 'Ofertă doar azi', 'Ofertă până mâine' or 'Ofertă până pe 27 noiembrie', seen from the Bucharest day `today`. */
export function offerEndLabel(end: LocalDate, today: LocalDate): string {
  if (end === today) return 'Ofertă doar azi';
  if (end === addDays(today, 1)) return 'Ofertă până mâine';
  return `Ofertă până pe ${dayAndMonth(end)}`;
}
