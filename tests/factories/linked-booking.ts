import type { LinkedBooking } from '#contract/booking-link.ts';
import { makeBooking } from './booking.ts';

export const hiddenByLink = { comment: null, voucher_code: null, purchase: null, review: null };

export function makeLinkedBooking(changes: Partial<LinkedBooking> = {}): LinkedBooking {
  const link = { needs_approval: false, arrival: { delay: null, open: [] } };
  return { ...makeBooking(), ...hiddenByLink, ...link, ...changes };
}
