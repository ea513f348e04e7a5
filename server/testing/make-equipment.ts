import type { Db } from '../deps.ts';
import { nextId } from './next-id.ts';

export type EquipmentInput = {
  name?: string;
  /** How many of it there are; one by default. */
  units?: number;
};

/** The equipment groups of a location, in the order given, with the ids of their units. */
export async function makeEquipment(
  db: Db,
  locationId: number,
  inputs: readonly EquipmentInput[],
): Promise<{ id: number; units: number[] }[]> {
  const groups: { id: number; units: number[] }[] = [];
  for (const { name = 'Laser', units = 1 } of inputs) {
    const id = nextId();
    await db.insertInto('equipment_groups').values({ id, location_id: locationId, name }).execute();
    const rows = Array.from({ length: units }, () => ({
      id: nextId(),
      location_id: locationId,
      group_id: id,
    }));
    if (rows.length > 0) await db.insertInto('equipment_units').values(rows).execute();
    groups.push({ id, units: rows.map((row) => row.id) });
  }
  return groups;
}
