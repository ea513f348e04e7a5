import { sql } from 'kysely';
import type { Tx } from '#server/deps.ts';
import { insertRows, saveRows } from '../fill/insert-rows.ts';
import { WrongFile, type ImportLocation } from './import-file.ts';
import { idsOf } from './import-keys.ts';

export async function importEquipment(
  tx: Tx,
  location_id: number,
  { key: locationKey, equipment }: ImportLocation,
  now: Date,
): Promise<(key: string) => number> {
  const idOf = await idsOf(tx, 'equipment_groups', locationKey, equipment);
  await saveRows(
    tx,
    'equipment_groups',
    equipment.map(({ key, name }) => ({ id: idOf(key), location_id, name })),
  );
  const unitsOfGroup = new Map(equipment.map(({ key, units }) => [idOf(key), units]));
  const groups = await tx
    .selectFrom('equipment_groups')
    .select(['id', 'name'])
    .where('location_id', '=', location_id)
    .execute();
  for (const { id, name } of groups) {
    const free = await changeUnits(
      tx,
      { location_id, group_id: id },
      unitsOfGroup.get(id) ?? 0,
      now,
    );
    if (!free)
      throw new WrongFile(
        [`${locationKey}: more units of ${name} are booked than it has`],
        'Only the locations before this one were imported.',
      );
  }
  return idOf;
}

async function changeUnits(
  tx: Tx,
  group: { location_id: number; group_id: number },
  units: number,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .selectFrom('equipment_units')
    .select((eb) => [
      'id',
      eb
        .exists(
          eb
            .selectFrom('equipment_allocations')
            .select('booking_id')
            .whereRef('unit_id', '=', 'equipment_units.id')
            .where('active', '=', true)
            .where(sql<boolean>`upper(during) > ${now}`),
        )
        .as('is_booked'),
    ])
    .where('group_id', '=', group.group_id)
    .orderBy('id')
    .execute();
  const surplus = rows.length - units;
  const idle = rows.filter(({ is_booked }) => !is_booked).map(({ id }) => id);
  if (surplus > idle.length) return false;
  if (surplus > 0)
    await tx.deleteFrom('equipment_units').where('id', 'in', idle.slice(-surplus)).execute();
  const { top } = await tx
    .selectFrom('equipment_units')
    .select((eb) => eb.fn.max('id').as('top'))
    .executeTakeFirstOrThrow();
  const added = Array.from({ length: Math.max(0, -surplus) }, (_, nth) => ({
    id: Number(top ?? 0) + nth + 1,
    ...group,
  }));
  await insertRows(tx, 'equipment_units', added);
  return true;
}
