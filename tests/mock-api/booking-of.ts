import { randomUUID } from 'node:crypto';
import type { Booking } from '#contract/booking.ts';
import type { Service } from '#contract/service.ts';
import { cancelDeadline, pendingUntil } from '#domain/booking-status.ts';
import { durationLabel } from '#domain/duration-label.ts';
import { toInstant, toIsoWithOffset } from '#domain/local-time.ts';
import { maybeRon, toRon } from '#domain/money.ts';
import { lineLabel, totalLabel, voucherLabel } from '#domain/price-label.ts';
import type { BookingPrice } from '#domain/price.ts';
import type { MockLocation } from './catalogue/mock-location.ts';
import type { World } from './world.ts';

type Order = {
  body: {
    start_date: string;
    start_time: string;
    comment?: string | undefined;
    voucher_code?: string | undefined;
  };
  services: Service[];
  price: BookingPrice;
  answers: { id: number; label: string; value: string }[];
  professionalId: number;
};

/** A booking as its client sees it: approved at once, or pending where the location approves by hand. */
export function bookingOf(world: World, { detail }: MockLocation, order: Order): Booking {
  const { body, services, price, professionalId } = order;
  const now = world.clock.now();
  const starts = toInstant(body.start_date, body.start_time) ?? now;
  const duration = services.reduce((sum, one) => sum + one.duration, 0);
  const pending = detail.approval === 'manual';
  const professional = detail.professionals.find(({ id }) => id === professionalId);
  const { id, slug, name, address, city, latitude, longitude, logo } = detail;
  return {
    id: randomUUID(),
    status: pending ? 'pending' : 'approved',
    location: { id, slug, name, address, city, latitude, longitude, logo },
    professional: {
      id: professionalId,
      name: professional?.name ?? '',
      title: professional?.title ?? '',
    },
    services: price.lines.map((line, index) => ({
      id: line.service_id,
      name: services[index]?.name ?? '',
      duration: services[index]?.duration ?? 0,
      price: line.hidden ? null : maybeRon(line.price),
      price_label: lineLabel(line),
      covered: line.covered,
    })),
    start_date: body.start_date,
    start_time: body.start_time,
    starts_at: toIsoWithOffset(starts),
    ends_at: toIsoWithOffset(new Date(starts.getTime() + duration * 60_000)),
    duration,
    duration_label: durationLabel(duration),
    list_total: maybeRon(price.list_total),
    discount: toRon(price.discount),
    voucher_discount_label: voucherLabel(price),
    total: maybeRon(price.total),
    max_total: maybeRon(price.max_total),
    total_label: totalLabel(price),
    hidden_count: price.hidden_count,
    comment: body.comment || null,
    custom_fields: order.answers,
    voucher_code: body.voucher_code ?? null,
    cancel_until: toIsoWithOffset(cancelDeadline(starts, detail.cancel_notice_minutes)),
    hold_expires_at: pending ? toIsoWithOffset(pendingUntil(now, starts)) : null,
    created_at: toIsoWithOffset(now),
  };
}
