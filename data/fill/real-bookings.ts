import { sql } from 'kysely';
import { occupyingStatuses } from '#domain/booking/booking-status.ts';
import type { Db } from '#server/deps.ts';
import { emptyAgenda, boundsOf, type Agenda } from '../catalogue/agenda.ts';
import type { LocationRows } from '../catalogue/location-rows.ts';

type BookingRows = Pick<LocationRows, 'bookings' | 'booking_services' | 'equipment_allocations'>;
type Taken = { owner: number; starts: Date; ends: Date };

/** `first` and `last`: location ids, inclusive. */
export async function withoutConflicts(
  db: Db,
  rows: BookingRows,
  first: number,
  last: number,
): Promise<BookingRows> {
  const professionals = await sql<Taken>`
    SELECT professional_id AS owner, lower(during) AS starts, upper(during) AS ends FROM bookings
    WHERE location_id BETWEEN ${first} AND ${last} AND status IN (${sql.join(occupyingStatuses)})`.execute(
    db,
  );
  const units = await sql<Taken>`
    SELECT unit_id AS owner, lower(during) AS starts, upper(during) AS ends
    FROM equipment_allocations
    WHERE location_id BETWEEN ${first} AND ${last} AND active`.execute(db);
  const busy = agendaOf(professionals.rows);
  const used = agendaOf(units.rows);
  const dropped = new Set([
    ...rows.bookings
      .filter((row) => !isFree(busy, row.professional_id, row.during))
      .map(({ id }) => id),
    ...rows.equipment_allocations
      .filter((row) => !isFree(used, row.unit_id, row.during))
      .map(({ booking_id }) => booking_id),
  ]);
  return {
    bookings: rows.bookings.filter(({ id }) => !dropped.has(id)),
    booking_services: rows.booking_services.filter((row) => !dropped.has(row.booking_id)),
    equipment_allocations: rows.equipment_allocations.filter((row) => !dropped.has(row.booking_id)),
  };
}

function agendaOf(rows: readonly Taken[]): Agenda {
  const agenda = emptyAgenda();
  for (const { owner, starts, ends } of rows) agenda.take(owner, starts.getTime(), ends.getTime());
  return agenda;
}

function isFree(agenda: Agenda, owner: number, during: string): boolean {
  return agenda.isFree(owner, ...boundsOf(during));
}
