import { instantLabel } from '#domain/time/date-label.ts';
import type { BookingNews } from './message.ts';

/** Returns the former start of a moved booking as a fact of its mail; empty if the booking was not moved. */
export function movedFrom({ moved_from: from }: BookingNews): [name: string, value: string][] {
  return from === undefined ? [] : [['Înainte', instantLabel(from)]];
}
