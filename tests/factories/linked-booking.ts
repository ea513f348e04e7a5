import type { LinkedBooking } from '#contract/booking-link.ts';
import { makeBooking } from './booking.ts';

export function makeLinkedBooking(changes: Partial<LinkedBooking> = {}): LinkedBooking {
  const hidden = { comment: null, voucher_code: null, purchase: null, review: null };
  return { ...makeBooking(), ...hidden, arrival: { delay: null, open: [] }, ...changes };
}
