import type { LinkedBooking } from '#contract/booking-link.ts';
import { makeBooking } from './booking.ts';

export function makeLinkedBooking(changes: Partial<LinkedBooking> = {}): LinkedBooking {
  return { ...makeBooking(), arrival: { delay: null, open: [] }, ...changes };
}
