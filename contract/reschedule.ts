import { z } from 'zod';
import { booking, createBookingBody, idempotencyHeaders } from './booking.ts';
import { clientCall, ok } from './call.ts';
import { uuid } from './scalars.ts';

export const rescheduleBookingBody = createBookingBody.pick({
  start_date: true,
  start_time: true,
  professional_id: true,
  expected_total: true,
  expected_max_total: true,
  accepted_overlaps: true,
});

export const rescheduleErrors = [
  'idempotency_mismatch',
  'not_reschedulable',
  'subscription_in_use',
  'overlaps_own',
  'slot_taken',
  'price_changed',
] as const;

export const rescheduleBookingCall = clientCall('bookings', {
  summary: 'Moves one of the bookings of the client: it has its new time, or keeps the old one',
  params: z.object({ id: uuid }),
  headers: idempotencyHeaders,
  body: rescheduleBookingBody,
  success: ok(booking),
  errors: rescheduleErrors,
});

export const createSlotAlertCall = clientCall('bookings', {
  summary: 'Asks for a mail when an hour before one of the bookings of the client becomes free',
  body: z.object({ booking_id: uuid }),
  success: ok(booking),
  errors: ['not_reschedulable'],
});

export const deleteSlotAlertCall = clientCall('bookings', {
  summary: 'Asks for no more mails about hours before a booking',
  params: z.object({ booking_id: uuid }),
  success: ok(booking),
});

export type RescheduleBookingBody = z.input<typeof rescheduleBookingBody>;
