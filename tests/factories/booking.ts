import type { Booking } from '#contract/booking.ts';
import type { CallOutput } from '#contract/types.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { minuteMs, toInstant, toIsoWithOffset } from '#domain/time/local-time.ts';
import { makeProvider } from './provider.ts';

export function makeBooking(changes: Partial<Booking> = {}): Booking {
  const start_date = changes.start_date ?? '2026-11-27';
  const start_time = changes.start_time ?? '17:30';
  const duration = changes.duration ?? 30;
  const starts = toInstant(start_date, start_time);
  if (!starts) throw new RangeError(`${start_date} ${start_time} does not exist`);
  const after = (minutes: number) =>
    toIsoWithOffset(new Date(starts.getTime() + minutes * minuteMs));
  return {
    id: 'b3b0a1de-0d5c-4a1e-8c53-6f4a0d9a1c11',
    status: 'approved',
    location: {
      id: 12,
      slug: 'salon-zori',
      name: 'Salon Zori',
      address: 'Strada Lăpușneanu 7',
      city: 'Iași',
      latitude: 47.16,
      longitude: 27.58,
      logo: null,
      horizon_days: 90,
      provider: makeProvider(),
    },
    professional: { id: 1, name: 'Ana Pop', title: 'Stilist' },
    services: [
      { id: 101, name: 'Tuns', duration, price: 80, price_label: '80 RON', covered: false },
    ],
    start_date,
    start_time,
    starts_at: after(0),
    ends_at: after(duration),
    duration,
    duration_label: durationLabel(duration),
    list_total: 80,
    discount: 0,
    voucher_discount_label: null,
    total: 80,
    max_total: 80,
    total_label: '80 RON',
    hidden_count: 0,
    comment: null,
    custom_fields: [],
    voucher_code: null,
    purchase: null,
    cancel_until: after(-120),
    canceled_by: null,
    cancel_reason: null,
    review: null,
    hold_expires_at: null,
    sequence: 0,
    alert: false,
    created_at: '2026-11-20T10:00:00+02:00',
    ...changes,
  };
}

export function makeBookingList(
  data: Booking[],
  current = 1,
  last = 1,
): CallOutput<'listBookings'> {
  const links = { first: null, last: null, prev: null, next: null };
  const totals = { total: data.length, total_is_exact: true, from: 1, to: data.length };
  const meta = { current_page: current, last_page: last, per_page: 10, path: '/', ...totals };
  return { data, links, meta };
}
