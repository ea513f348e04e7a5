import type { Db } from '../deps.ts';

/** A picture by its id, with its bytes where it was uploaded; undefined for an unknown one. */
export function findPicture(db: Db, id: number) {
  return db
    .selectFrom('images')
    .select(['id', 'kind', 'motif', 'monogram', 'tint_from', 'tint_to', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type PictureSource = NonNullable<Awaited<ReturnType<typeof findPicture>>>;
