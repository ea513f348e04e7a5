import { randomUUID } from 'node:crypto';
import {
  cancelDeadline,
  pendingUntil,
  type BookingStatus,
} from '#domain/booking/booking-status.ts';
import { minuteMs, toInstant, type LocalDate } from '#domain/time/local-time.ts';
import { rangeOf } from '../db/column-types.ts';
import type { Db } from '../deps.ts';
import type { MadeLocation } from './make-location.ts';

export async function makeBooking(
  db: Db,
  { location, userId, status, date }: BookingInput,
): Promise<string> {
  const service = location.services[0]!;
  const starts = toInstant(date, '10:00')!;
  const ends = new Date(starts.getTime() + service.duration * minuteMs);
  const id = randomUUID();
  await db
    .insertInto('bookings')
    .values({
      id,
      location_id: location.id,
      professional_id: location.professionals[0]!.id,
      user_id: userId,
      status,
      during: rangeOf({ start: starts, end: ends }),
      comment: null,
      list_total_bani: 5000,
      total_bani: 5000,
      max_total_bani: 5000,
      hold_expires_at: status === 'pending' ? pendingUntil(new Date(), starts) : null,
      cancel_until: cancelDeadline(starts, 120),
    })
    .execute();
  await db
    .insertInto('booking_services')
    .values({
      booking_id: id,
      service_id: service.id,
      name: service.name,
      duration_min: service.duration,
      list_bani: 5000,
      price_bani: 5000,
      max_price_bani: null,
      range_price: false,
      hidden_price: false,
      position: 0,
    })
    .execute();
  return id;
}

type BookingInput = {
  location: MadeLocation;
  userId: string;
  status: BookingStatus;
  date: LocalDate;
};
