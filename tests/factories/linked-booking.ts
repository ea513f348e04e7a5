import type { LinkedBooking } from '#contract/booking-link.ts';
import { makeBooking } from './booking.ts';

export function makeLinkedBooking(changes: Partial<LinkedBooking> = {}): LinkedBooking {
  const hidden = { comment: null, voucher_code: null, purchase: null, review: null };
  const link = { needs_approval: false, arrival: { delay: null, open: [] } };
  return { ...makeBooking(), ...hidden, ...link, ...changes };
}
