import { sql } from 'kysely';
import type { Db } from '#server/deps.ts';

/** Returns the pictures of a location without its logo, cover first. */
export function loadPictures(db: Db, locationId: number) {
  return db
    .selectFrom('images')
    .select(['id', 'album_id', 'alt', 'tint_from', 'tint_to'])
    .where('location_id', '=', locationId)
    .where('kind', 'in', ['cover', 'gallery'])
    .orderBy(sql`kind <> 'cover'`)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

export type PictureRow = Awaited<ReturnType<typeof loadPictures>>[number];

export function loadAlbums(db: Db, locationId: number) {
  return db
    .selectFrom('albums')
    .select(['id', 'name'])
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
