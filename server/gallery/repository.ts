import { sql } from 'kysely';
import type { Db } from '../deps.ts';

/** The pictures of a location but its logo: the cover first, then in their order. */
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

/** The albums of a location in their order. */
export function loadAlbums(db: Db, locationId: number) {
  return db
    .selectFrom('albums')
    .select(['id', 'name'])
    .where('location_id', '=', locationId)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
