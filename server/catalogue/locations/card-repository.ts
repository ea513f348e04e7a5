import { sql } from 'kysely';
import { plannedOnce } from '#server/db/planned-once.ts';
import type { Db } from '#server/deps.ts';
import { locationImage } from '../images/repository.ts';

/** In the order of `ids`; unknown ids are skipped. */
export async function findCards(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await cards(db, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const cards = plannedOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('locations')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .innerJoin('categories', 'categories.id', 'locations.category_id')
    .select([
      'locations.id',
      'locations.slug',
      'locations.name',
      'locations.address',
      'locations.latitude',
      'locations.longitude',
      'locations.average_rating',
      'locations.rating_count',
      'locations.price_from_bani',
      'localities.name as city',
      'categories.id as category_id',
      'categories.slug as category_slug',
      'categories.name as category_name',
      locationImage('logo').as('logo'),
      locationImage('cover').as('cover'),
    ])
    .where(sql<boolean>`locations.id = ANY (${ids}::bigint[])`),
);

export type CardRow = Awaited<ReturnType<typeof findCards>>[number];
