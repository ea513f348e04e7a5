import type { Db } from '../deps.ts';
import { nextId } from './make-basics.ts';

type Hours = { weekday: number; starts: string; ends: string };

export type ProfessionalInput = {
  first_name?: string;
  last_name?: string;
  position?: number;
  active?: boolean;
  /** Default: `workWeek`. For a break, give a weekday two rows. */
  hours?: Hours[];
};

export const workWeek: Hours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  starts: '09:00',
  ends: '17:00',
}));

export async function makeProfessional(
  db: Db,
  locationId: number,
  input: ProfessionalInput = {},
): Promise<{ id: number }> {
  const id = nextId();
  const { hours = workWeek, ...columns } = input;
  const name = { first_name: 'Andrei', last_name: `Popescu ${id}`, title: 'Frizer' };
  await db
    .insertInto('professionals')
    .values({ id, location_id: locationId, ...name, position: 0, active: true, ...columns })
    .execute();
  const rows = hours.map((row) => ({ professional_id: id, ...row }));
  if (rows.length > 0) await db.insertInto('professional_hours').values(rows).execute();
  return { id };
}
