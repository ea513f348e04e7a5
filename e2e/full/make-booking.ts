import { randomUUID } from 'node:crypto';
import { cancelDeadline, pendingUntil, type BookingStatus } from '#domain/booking-status.ts';
import { addDays, toInstant, today, type LocalDate } from '#domain/local-time.ts';
import type { Db } from '#server/deps.ts';
import type { MadeLocation } from '#server/testing/make-location.ts';

export type BookingInput = {
  status: BookingStatus;
  userId: string;
  location: MadeLocation;
  /** From today; negative lies in the past. At 10:00. */
  days: number;
};

export type MadeBooking = {
  id: string;
  date: LocalDate;
  location: MadeLocation;
};

/** A booking of the first service with the first professional, in whatever status, without asking the api. */
export async function makeBooking(db: Db, input: BookingInput): Promise<MadeBooking> {
  const { status, userId, location, days } = input;
  const [professional] = location.professionals;
  const service = await db
    .selectFrom('services')
    .selectAll()
    .where('location_id', '=', location.id)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const now = new Date();
  const date = addDays(today(now), days);
  const starts = toInstant(date, '10:00');
  if (!professional || !starts) throw new Error('A booking needs a professional and an hour');
  const ends = new Date(starts.getTime() + service.duration_min * 60_000);
  const id = randomUUID();
  await db
    .insertInto('bookings')
    .values({
      id,
      location_id: location.id,
      professional_id: professional.id,
      user_id: userId,
      status,
      during: `[${starts.toISOString()},${ends.toISOString()})`,
      comment: null,
      list_total_bani: service.price_bani,
      total_bani: service.price_bani,
      max_total_bani: service.price_bani,
      hold_expires_at: status === 'pending' ? pendingUntil(now, starts) : null,
      cancel_until: cancelDeadline(starts, 120),
    })
    .execute();
  await db
    .insertInto('booking_services')
    .values({
      booking_id: id,
      service_id: service.id,
      name: service.name,
      duration_min: service.duration_min,
      list_bani: service.price_bani,
      price_bani: service.price_bani,
      max_price_bani: service.max_price_bani,
      range_price: service.range_price,
      hidden_price: service.hidden_price,
      position: 0,
    })
    .execute();
  return { id, date, location };
}
