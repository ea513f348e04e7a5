import { totalDuration } from '#domain/booking/booking-length.ts';
import {
  cancelDeadline,
  occupiesSlot,
  pendingUntil,
  type BookingStatus,
} from '#domain/booking/booking-status.ts';
import { minuteMs, toWallTime } from '#domain/time/local-time.ts';
import type { VoucherTerms } from '#domain/money/discount.ts';
import { priceBooking, type PricedService } from '#domain/money/price.ts';
import { serviceLine } from '#server/booking/bookings/booking-rows.ts';
import { rangeOf } from '#server/db/column-types.ts';
import type { Agenda } from './agenda.ts';
import { demoId, type LocationRows, type Row } from './location-rows.ts';

export type Agendas = { professionals: Agenda; units: Agenda };

type BookingWish = {
  userId: string;
  professionalId: number;
  services: readonly Row<'services'>[];
  start: Date;
  createdAt: Date;
  status: BookingStatus;
  anyProfessional?: boolean;
  comment?: string;
  coveredServiceId?: number;
  voucher?: VoucherTerms;
};

export function addBooking(rows: LocationRows, agendas: Agendas, wish: BookingWish): string | null {
  const { professionalId, services, status } = wish;
  const location = rows.locations[0]!;
  const minutes = totalDuration(services);
  const start = wish.start.getTime();
  const end = start + minutes * minuteMs;
  const units = freeUnits(rows, agendas, services, start, end);
  if (!units || !agendas.professionals.isFree(professionalId, start, end)) return null;

  const id = demoId('booking', location.id, rows.bookings.length + 1);
  const during = rangeOf({ start, end });
  const occupies = occupiesSlot(status);
  if (occupies) {
    agendas.professionals.take(professionalId, start, end);
    for (const unit of units) agendas.units.take(unit, start, end);
  }
  const price = priceBooking(
    services.map((service) => pricedRow(rows, service)),
    {
      date: toWallTime(wish.start).date,
      voucher: wish.voucher ?? null,
      covered_service_id: wish.coveredServiceId ?? null,
    },
  );
  rows.bookings.push({
    id,
    kind: 'booking',
    location_id: location.id,
    professional_id: professionalId,
    user_id: wish.userId,
    status,
    during,
    any_professional: wish.anyProfessional ?? false,
    comment: wish.comment ?? null,
    list_total_bani: price.list_total,
    total_bani: price.total,
    max_total_bani: price.max_total,
    discount_bani: price.discount,
    hidden_count: price.hidden_count,
    hold_expires_at: status === 'pending' ? pendingUntil(wish.createdAt, wish.start) : null,
    cancel_until: cancelDeadline(wish.start, location.cancel_notice_min ?? 0),
    created_at: wish.createdAt,
  });
  rows.booking_services.push(
    ...services.map((service, index) => ({
      booking_id: id,
      ...serviceLine(service, price.lines[index]!),
      position: index + 1,
    })),
  );
  const allocation = { booking_id: id, location_id: location.id, during, active: occupies };
  rows.equipment_allocations.push(...units.map((unit_id) => ({ ...allocation, unit_id })));
  return id;
}

function freeUnits(
  rows: LocationRows,
  { units }: Agendas,
  services: readonly Row<'services'>[],
  start: number,
  end: number,
): number[] | null {
  const groups = new Set(services.flatMap(({ equipment_group_id }) => equipment_group_id ?? []));
  const picks = [...groups].map((group) =>
    rows.equipment_units.find(
      (unit) => unit.group_id === group && units.isFree(unit.id, start, end),
    ),
  );
  return picks.every((unit) => unit !== undefined) ? picks.map((unit) => unit.id) : null;
}

function pricedRow({ offers }: LocationRows, service: Row<'services'>): PricedService {
  return {
    id: service.id,
    price: service.price_bani ?? null,
    max_price: service.max_price_bani ?? null,
    range_price: service.range_price ?? false,
    hidden_price: service.hidden_price ?? false,
    offers: offers.filter((offer) => offer.service_id === service.id),
  };
}
