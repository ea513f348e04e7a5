import { z } from 'zod';
import { arrivalDelays } from '#domain/booking/arrival.ts';
import { bookingStatuses, cancelers } from '#domain/booking/booking-status.ts';
import { locationCancelReasonOf } from '#domain/booking/cancel-reason.ts';
import { ok, operatorAccess, publicCall } from './call.ts';
import { refuseMissingReason, unknownReason } from './rule-words.ts';
import { catalogueId, instant, localDate, localTime, uuid } from './scalars.ts';
import { maxLengths } from './values.ts';

/** The law requires these facts before a booking. Calls return null without name or tax code. */
export const providerIdentity = z
  .object({
    name: z.string(),
    code: z.string(),
    register: z.string().nullable(),
    seat: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
  })
  .meta({ id: 'ProviderIdentity' });

const actions = ['decide', 'cancel', 'mark_missed'] as const;

/**
 * `client`, `comment`, `custom_fields` and `arrival_delay` (minutes) are null or empty after
 * rejection, cancellation or expiry, and from a day after the booking's end.
 */
const providerBooking = z
  .object({
    status: z.enum(bookingStatuses),
    canceled_by: z.enum(cancelers).nullable(),
    actions: z.array(z.enum(actions)),
    location_name: z.string(),
    start_date: localDate,
    start_time: localTime,
    duration_label: z.string(),
    professional_name: z.string(),
    services: z.array(z.string()),
    total_label: z.string(),
    client: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
    comment: z.string().nullable(),
    custom_fields: z.array(z.object({ label: z.string(), value: z.string() })),
    hold_expires_at: instant.nullable(),
    arrival_delay: z.literal(arrivalDelays).nullable(),
  })
  .meta({ id: 'ProviderBooking' });

const decisions = ['approved', 'rejected'] as const;

export const decideBookingBody = z
  .object({
    status: z.enum([...decisions, 'canceled', 'missed']),
    reason_id: catalogueId.refine((id) => locationCancelReasonOf(id), unknownReason).optional(),
    reason: z.string().trim().max(maxLengths.cancelReason).optional(),
  })
  .superRefine(({ status, reason_id, reason }, ctx) => {
    if (status !== 'canceled') return;
    if (reason_id === undefined)
      ctx.addIssue({ code: 'custom', path: ['reason_id'], message: unknownReason });
    else if (locationCancelReasonOf(reason_id)?.needs_text && !reason) refuseMissingReason(ctx);
  });

/** The token is signed for a booking and its start. */
const link = z.object({ token: z.string().max(200) });

export const providerBookingCall = publicCall('provider', {
  summary: "The booking that a location's link names; 404 from a day after its end",
  params: link,
  success: ok(providerBooking),
});

export const decideBookingCall = publicCall('provider', {
  summary:
    'Approves or rejects the booking that a link names, cancels it before its start or marks it as missed after that; the same again changes nothing',
  params: link,
  body: decideBookingBody,
  success: ok(providerBooking),
  errors: ['not_answerable'],
});

export const decideAsOperatorCall = publicCall('provider', {
  summary:
    'Decides on any booking with the key of the operator (`Authorization: Bearer …`); approves a missed one too',
  ...operatorAccess,
  params: z.object({ id: uuid }),
  body: decideBookingBody,
  success: ok(providerBooking),
  errors: ['not_answerable'],
});

export type ProviderBooking = z.infer<typeof providerBooking>;
export type BookingAction = (typeof actions)[number];
export type BookingDecision = (typeof decisions)[number];
export type DecideBookingBody = z.input<typeof decideBookingBody>;
