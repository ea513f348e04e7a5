import { instantLabel } from '#domain/time/date-label.ts';
import { isCancelable, type BookingStatus } from './booking-status.ts';

export type Cancelable = {
  status: BookingStatus;
  starts_at: Date | string;
  cancel_until: Date | string;
};

/** Returns a sentence: until when, if at all, the client can cancel. */
export function cancelTerms(booking: Cancelable, now: Date): string {
  if (!isCancelable(booking, now)) return 'Programarea nu se mai poate anula online.';
  if (now >= new Date(booking.cancel_until)) return 'Poți anula cererea cât timp nu are răspuns.';
  return `Poți anula gratuit până ${instantLabel(booking.cancel_until)}.`;
}
