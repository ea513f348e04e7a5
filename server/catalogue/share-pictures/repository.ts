import type { Db } from '#server/deps.ts';

export function findSharedLocation(db: Db, id: number) {
  return db
    .selectFrom('locations')
    .innerJoin('localities', 'localities.id', 'locations.locality_id')
    .innerJoin('categories', 'categories.id', 'locations.category_id')
    .leftJoin('images', (join) =>
      join.onRef('images.location_id', '=', 'locations.id').on('images.kind', '=', 'cover'),
    )
    .select([
      'locations.name',
      'localities.name as city',
      'categories.slug as category_slug',
      'categories.name as category_name',
      'images.picture_hash as cover',
    ])
    .where('locations.id', '=', id)
    .orderBy('images.position')
    .orderBy('images.id')
    .limit(1)
    .executeTakeFirst();
}
