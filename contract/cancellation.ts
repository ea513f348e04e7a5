import { z } from 'zod';
import { cancelReasonOf } from '#domain/booking/cancel-reason.ts';
import { booking } from './booking.ts';
import { clientCall, ok } from './call.ts';
import { refuseMissingReason, unknownReason } from './rule-words.ts';
import { catalogueId, uuid } from './scalars.ts';
import { maxLengths } from './values.ts';

export const cancelBookingBody = z
  .object({
    reason_id: catalogueId.refine((id) => cancelReasonOf(id), unknownReason),
    reason: z.string().trim().max(maxLengths.cancelReason).optional(),
  })
  .superRefine(({ reason_id, reason }, ctx) => {
    if (cancelReasonOf(reason_id)?.needs_text && !reason) refuseMissingReason(ctx);
  });

export const listCancelReasonsCall = clientCall('bookings', {
  summary: 'The reasons that a client can give for a cancellation',
  success: ok(z.array(z.object({ id: catalogueId, name: z.string(), needs_text: z.boolean() }))),
});

export const cancelErrors = ['not_cancelable', 'subscription_in_use'] as const;

export const cancelBookingCall = clientCall('bookings', {
  summary: 'Cancels one of the bookings of the client; a repeated call gets the same response',
  params: z.object({ id: uuid }),
  body: cancelBookingBody,
  success: ok(booking),
  errors: cancelErrors,
});

export type CancelBookingBody = z.input<typeof cancelBookingBody>;
