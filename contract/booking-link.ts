import { z } from 'zod';
import { arrivalDelays } from '#domain/booking/arrival.ts';
import { booking, idempotencyHeaders } from './booking.ts';
import { ok, publicCall } from './call.ts';
import { cancelBookingBody, cancelErrors } from './cancellation.ts';
import { rescheduleBookingBody, rescheduleErrors } from './reschedule.ts';

export const arrivalDelay = z.literal(arrivalDelays);

/** Omits voucher code, purchase and what the client wrote, because links may be forwarded. */
const linkedBooking = booking
  .extend({
    comment: z.null(),
    voucher_code: z.null(),
    purchase: z.null(),
    review: z.null(),
    /** True if a new time needs approval because of missed visits. */
    needs_approval: z.boolean(),
    arrival: z.object({
      delay: arrivalDelay.nullable(),
      open: z.array(arrivalDelay),
    }),
  })
  .meta({ id: 'LinkedBooking' });

/** The token is signed for one booking and the contacts of its client. */
const link = z.object({ token: z.string().max(60) });
const success = ok(linkedBooking);

export const linkedBookingCall = publicCall('bookings', {
  summary: "The booking that a client's link names; 404 from a day after its end",
  params: link,
  success,
});

export const cancelLinkedBookingCall = publicCall('bookings', {
  summary: 'Cancels the booking that a link names; a repeated call gets the same response',
  params: link,
  body: cancelBookingBody,
  success,
  errors: cancelErrors,
});

/** Overlaps cannot be accepted, because a link's holder must not see other bookings. */
const rescheduleLinkedBookingBody = rescheduleBookingBody.omit({ accepted_overlaps: true });

export const rescheduleLinkedBookingCall = publicCall('bookings', {
  summary: 'Moves the booking that a link names: it has its new time, or keeps the old one',
  params: link,
  headers: idempotencyHeaders,
  body: rescheduleLinkedBookingBody,
  success,
  errors: rescheduleErrors,
});

export const announceArrivalCall = publicCall('bookings', {
  summary:
    'Tells the location that the client comes on time, or how late; the same again changes nothing',
  params: link,
  body: z.object({ delay: arrivalDelay }),
  success,
  errors: ['arrival_closed'],
});

export type LinkedBooking = z.infer<typeof linkedBooking>;
