import { instantLabel } from '#domain/date-time-label.ts';
import type { BookingNews } from './message.ts';

/** Returns the time that a moved booking had before, as a fact of its mail; none for a booking that has not moved. */
export function movedFrom({ moved_from: from }: BookingNews): [name: string, value: string][] {
  return from === undefined ? [] : [['Înainte', instantLabel(from)]];
}
