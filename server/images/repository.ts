import type { Db } from '../deps.ts';

/** The hash of the picture that an image shows; undefined for an unknown image. */
export async function findPictureHash(db: Db, imageId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('images')
    .select('picture_hash')
    .where('id', '=', imageId)
    .executeTakeFirst();
  return row?.picture_hash;
}

/** The bytes of the picture of a hash; undefined for an unknown one. */
export async function findOriginal(db: Db, hash: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes;
}
