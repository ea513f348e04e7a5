import { z } from 'zod';
import { bookingStatuses } from '#domain/booking-status.ts';
import { defineCall } from './call.ts';
import { instant, localDate, localTime, uuid } from './scalars.ts';

/** A booking as its location sees it, while it is still to come. */
const providerBooking = z
  .object({
    status: z.enum(bookingStatuses),
    location_name: z.string(),
    start_date: localDate,
    start_time: localTime,
    duration_label: z.string(),
    professional_name: z.string(),
    services: z.array(z.string()),
    total_label: z.string(),
    /** Null where the account was deleted. */
    client: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
    comment: z.string().nullable(),
    custom_fields: z.array(z.object({ label: z.string(), value: z.string() })),
    /** Until when it waits for an answer. */
    hold_expires_at: instant.nullable(),
  })
  .meta({ id: 'ProviderBooking' });

const answers = ['approved', 'rejected'] as const;
const answerBody = z.object({ status: z.enum(answers) });

/** Signed; it names one booking at one time, so a booking that is moved has another. */
const link = z.object({ token: z.string().max(200) });

export const providerBookingCall = defineCall({
  summary: "The booking that a location's link names; not found once it has begun",
  tag: 'provider',
  auth: 'public',
  params: link,
  success: { status: 200, schema: z.object({ data: providerBooking }) },
  errors: ['not_found'],
});

export const answerBookingCall = defineCall({
  summary:
    'Approves or rejects the booking that a link names, once; the same answer again changes nothing',
  tag: 'provider',
  auth: 'public',
  params: link,
  body: answerBody,
  success: { status: 200, schema: z.object({ data: providerBooking }) },
  errors: ['csrf_mismatch', 'not_found', 'validation_failed', 'not_answerable'],
});

export const operatorAnswerCall = defineCall({
  summary:
    'Approves or rejects any booking: for who has the key of the operator (`Authorization: Bearer …`)',
  tag: 'provider',
  auth: 'public',
  params: z.object({ id: uuid }),
  headers: z.object({ authorization: z.string().max(300).optional() }),
  body: answerBody,
  success: { status: 200, schema: z.object({ data: providerBooking }) },
  errors: ['not_found', 'validation_failed', 'not_answerable'],
});

export type ProviderBooking = z.infer<typeof providerBooking>;
export type BookingAnswer = (typeof answers)[number];
