import { z } from 'zod';
import { BOOKING_STATUSES } from '#domain/booking-status.ts';
import { image } from './image.ts';
import { catalogueId, instant, localDate, localTime, ron, uuid } from './scalars.ts';

/** `price` is what the service costs on its day, before the voucher. */
const bookedService = z.object({
  id: catalogueId,
  name: z.string(),
  duration: z.int(),
  price: ron.nullable(),
  price_label: z.string(),
  covered: z.boolean(),
});

/** A client's booking. Dates and times are Bucharest wall time, `…_at` and `cancel_until` instants, totals RON. */
export const booking = z
  .object({
    id: uuid,
    status: z.enum(BOOKING_STATUSES),
    location: z.object({
      id: catalogueId,
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      city: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      logo: image.nullable(),
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
    /** What offers and voucher took off `list_total`. */
    discount: ron,
    /** What the voucher alone took off the services, in words; null for nothing. */
    voucher_discount_label: z.string().nullable(),
    total: ron.nullable(),
    max_total: ron.nullable(),
    total_label: z.string(),
    hidden_count: z.int(),
    comment: z.string().nullable(),
    custom_fields: z.array(z.object({ id: catalogueId, label: z.string(), value: z.string() })),
    voucher_code: z.string().nullable(),
    cancel_until: instant,
    hold_expires_at: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'Booking' });

export type Booking = z.infer<typeof booking>;
