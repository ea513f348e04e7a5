import { z } from 'zod';
import { bookingStatuses, cancelers } from '#domain/booking/booking-status.ts';
import { clientCall, ok } from './call.ts';
import { image } from './image.ts';
import { providerIdentity } from './provider.ts';
import { pageLinks, pageMeta, pageNumber, perPage } from './pagination.ts';
import {
  catalogueId,
  chosenServices,
  instant,
  localDate,
  localTime,
  ron,
  uuid,
} from './scalars.ts';
import { maxCounts, maxLengths, pageSizes } from './values.ts';

/** `price` is before the voucher. */
const bookedService = z.object({
  id: catalogueId,
  name: z.string(),
  duration: z.int(),
  price: ron.nullable(),
  price_label: z.string(),
  covered: z.boolean(),
});

/** `duration` is in minutes. */
export const booking = z
  .object({
    id: uuid,
    status: z.enum(bookingStatuses),
    location: z.object({
      id: catalogueId,
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      logo: image.nullable(),
      horizon_days: z.int(),
      provider: providerIdentity.nullable(),
    }),
    professional: z.object({ id: catalogueId, name: z.string(), title: z.string() }),
    services: z.array(bookedService),
    start_date: localDate,
    start_time: localTime,
    starts_at: instant,
    ends_at: instant,
    duration: z.int(),
    duration_label: z.string(),
    list_total: ron.nullable(),
    discount: ron,
    voucher_discount_label: z.string().nullable(),
    total: ron.nullable(),
    max_total: ron.nullable(),
    total_label: z.string(),
    hidden_count: z.int(),
    comment: z.string().nullable(),
    custom_fields: z.array(z.object({ id: catalogueId, label: z.string(), value: z.string() })),
    voucher_code: z.string().nullable(),
    /** Bought with the booking. `withdraw_until` is null until the location approves. */
    purchase: z.object({ name: z.string(), withdraw_until: instant.nullable() }).nullable(),
    cancel_until: instant,
    /** Null if not canceled, or if the deletion of the account canceled it. */
    canceled_by: z.enum(cancelers).nullable(),
    cancel_reason: z.string().nullable(),
    review: z.object({ rating: z.int(), comment: z.string() }).nullable(),
    hold_expires_at: instant.nullable(),
    /** Revision of the calendar event; the highest wins. */
    sequence: z.int(),
    /** True if the client is subscribed to alerts for earlier slots. */
    alert: z.boolean(),
    created_at: instant,
  })
  .meta({ id: 'Booking' });

/**
 * Expected totals are those that the client saw; null if no price was shown. An absent maximum is
 * not checked.
 */
export const createBookingBody = z.object({
  location_id: catalogueId,
  services_ids: chosenServices,
  professional_id: catalogueId.nullable(),
  start_date: localDate,
  start_time: localTime,
  comment: z.string().trim().max(maxLengths.comment).optional(),
  custom_fields: z
    .array(z.object({ id: catalogueId, value: z.string().trim().max(maxLengths.customFieldValue) }))
    .max(maxCounts.customFields)
    .optional(),
  voucher_code: z.string().trim().min(1).max(maxLengths.voucherCode).optional(),
  services_subscription_id: uuid.optional(),
  /** The subscription to buy, by default the service's first. */
  subscription_id: catalogueId.optional(),
  expected_total: ron.nullable(),
  expected_max_total: ron.nullable().optional(),
  /** Own bookings that this one may overlap; others throw `overlaps_own`. Unchecked if absent. */
  accepted_overlaps: z.array(uuid).max(maxCounts.overlaps).optional(),
});

export const idempotencyHeaders = z.object({
  'idempotency-key': z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
});

export const createBookingCall = clientCall('bookings', {
  summary: 'Places a booking; one Idempotency-Key is one booking',
  headers: idempotencyHeaders,
  body: createBookingBody,
  success: { status: 201, schema: z.object({ data: booking }) },
  errors: ['not_found', 'idempotency_mismatch', 'overlaps_own', 'slot_taken', 'price_changed'],
});

export const listBookingsCall = clientCall('bookings', {
  summary: "The client's bookings: upcoming nearest first, past latest first",
  params: z.object({ type: z.enum(['upcoming', 'past']) }),
  query: z.object({
    page: pageNumber,
    per_page: perPage(pageSizes.bookings),
  }),
  success: {
    status: 200,
    schema: z.object({ data: z.array(booking), links: pageLinks, meta: pageMeta }),
  },
});

export const bookingDetailsCall = clientCall('bookings', {
  summary: "One of the client's bookings; another's is not found",
  params: z.object({ id: uuid }),
  success: ok(booking),
});

export const bookingCalendarCall = clientCall('bookings', {
  summary: "One of the client's bookings as a calendar file; the next one replaces its event",
  params: z.object({ id: uuid }),
  success: { status: 200, schema: z.any(), contentType: 'text/calendar' },
});

export type Booking = z.infer<typeof booking>;
export type CreateBookingBody = z.input<typeof createBookingBody>;
export type BookingListType = z.infer<typeof listBookingsCall.params>['type'];
