import { randomUUID } from 'node:crypto';
import type { Booking, CreateBookingBody } from '#contract/booking.ts';
import { totalDuration } from '#domain/booking/booking-length.ts';
import { addDays, toIsoWithOffset, today } from '#domain/time/local-time.ts';
import { noBreak } from '#domain/words/numbers.ts';
import { withdrawalDeadline } from '#domain/booking/withdrawal.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { freeProfessional } from './free-times.ts';
import { locationOf, servicesOf, type World } from './world.ts';

export function bookingOf(world: World, body: CreateBookingBody): Booking {
  const { detail } = locationOf(world, body.location_id);
  const { id, slug, name, address, city, latitude, longitude, logo } = detail;
  const services = servicesOf(detail, body.services_ids);
  const duration = totalDuration(services);
  const professional = freeProfessional(world, detail, body, duration);
  const total = body.expected_total;
  const [bought] = body.services_subscription_id
    ? []
    : services.flatMap(({ subscriptions }) => subscriptions);
  const label = (field: { id: number }) =>
    detail.custom_fields.find((one) => one.id === field.id)?.label ?? '';
  return makeBooking({
    id: randomUUID(),
    status: detail.approval === 'manual' ? 'pending' : 'approved',
    location: {
      ...{ id, slug, name, address, city, latitude, longitude, logo },
      horizon_days: detail.horizon_days,
      provider: detail.provider,
    },
    professional: { id: professional.id, name: professional.name, title: professional.title },
    services: services.map((one) => ({
      id: one.id,
      name: one.name,
      duration: one.duration,
      price: one.price,
      price_label: one.price_label,
      covered: false,
    })),
    start_date: body.start_date,
    start_time: body.start_time,
    duration,
    list_total: total,
    total,
    max_total: total,
    total_label: noBreak(`${total} RON`),
    comment: body.comment ?? null,
    custom_fields: (body.custom_fields ?? []).map((one) => ({ ...one, label: label(one) })),
    voucher_code: body.voucher_code ?? null,
    purchase: bought
      ? {
          name: bought.name,
          withdraw_until:
            detail.approval === 'manual'
              ? null
              : toIsoWithOffset(withdrawalDeadline(world.clock.now())),
        }
      : null,
  });
}

type BookingTerms = {
  status?: Booking['status'];
  daysAhead?: number;
};

export function addBooking(
  world: World,
  { status = 'approved', daysAhead = 3 }: BookingTerms = {},
): Booking {
  const request = {
    location_id: 1,
    services_ids: [101],
    professional_id: null,
    start_date: addDays(today(world.clock.now()), daysAhead),
    start_time: '11:00',
    expected_total: 80,
  };
  const booking = { ...bookingOf({ ...world, bookings: [] }, request), status };
  world.bookings.push({ clientId: world.clients[0]!.user.id, key: booking.id, booking });
  return booking;
}
