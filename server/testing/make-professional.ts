import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../deps.ts';
import { nextId } from './next-id.ts';

type Hours = {
  weekday: number;
  starts: string;
  ends: string;
};

export type ProfessionalInput = {
  first_name?: string;
  last_name?: string;
  position?: number;
  active?: boolean;
  /** Monday to Friday, 09:00 to 17:00 by default; two rows of one weekday leave a break. */
  hours?: Hours[];
};

/** Monday to Friday, 09:00 to 17:00. */
export const workWeek: Hours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  starts: '09:00',
  ends: '17:00',
}));

/** A professional of a location. */
export async function makeProfessional(
  db: Db,
  locationId: number,
  input: ProfessionalInput = {},
): Promise<{ id: number }> {
  const id = nextId();
  await db
    .insertInto('professionals')
    .values({
      id,
      location_id: locationId,
      first_name: input.first_name ?? 'Andrei',
      last_name: input.last_name ?? `Popescu ${id}`,
      title: 'Frizer',
      position: input.position ?? 0,
      active: input.active ?? true,
    })
    .execute();
  const hours = (input.hours ?? workWeek).map((row) => ({ professional_id: id, ...row }));
  if (hours.length > 0) await db.insertInto('professional_hours').values(hours).execute();
  return { id };
}

/** Time off of a professional, from one instant to another. */
export async function makeTimeOff(
  db: Db,
  who: { locationId: number; professionalId: number },
  from: Date,
  to: Date,
): Promise<void> {
  await db
    .insertInto('bookings')
    .values({
      id: randomUUID(),
      kind: 'block',
      location_id: who.locationId,
      professional_id: who.professionalId,
      user_id: null,
      status: 'approved',
      during: sql<string>`tstzrange(${from}::timestamptz, ${to}::timestamptz)`,
      comment: null,
      list_total_bani: null,
      total_bani: null,
      max_total_bani: null,
    })
    .execute();
}
