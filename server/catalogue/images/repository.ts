import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#server/db/schema.ts';
import type { Db } from '#server/deps.ts';

export function locationImage(kind: 'logo' | 'cover') {
  return jsonObjectFrom(
    expressionBuilder<Database, 'locations'>()
      .selectFrom('images')
      .select(['images.id', 'alt', 'tint_from', 'tint_to'])
      .whereRef('images.location_id', '=', 'locations.id')
      .where('kind', '=', sql.lit(kind))
      .orderBy('images.position')
      .orderBy('images.id')
      .limit(sql.lit(1)),
  );
}

export async function findPictureHash(db: Db, imageId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('images')
    .select('picture_hash')
    .where('id', '=', imageId)
    .executeTakeFirst();
  return row?.picture_hash;
}

export async function findOriginal(db: Db, hash: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.bytes;
}
