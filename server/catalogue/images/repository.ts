import { createHash, randomInt } from 'node:crypto';
import { expressionBuilder, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#server/db/schema.ts';
import type { Db, Tx } from '#server/deps.ts';

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

const avatarTint = { tint_from: '#DDEBE4', tint_to: '#1F5B4A' };

/** Avatar ids are above the catalogue's, and random to hide the number of avatars. */
const avatarIds = { from: 2 ** 40, to: 2 ** 48 };

export function isAvatar(imageId: number): boolean {
  return imageId >= avatarIds.from;
}

export async function insertAvatar(tx: Tx, bytes: Buffer): Promise<number> {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  // The update locks an existing row, so that it is not deleted before it is referenced.
  await tx
    .insertInto('pictures')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .execute();
  const id = randomInt(avatarIds.from, avatarIds.to);
  await tx
    .insertInto('images')
    .values({
      id,
      location_id: null,
      album_id: null,
      kind: 'avatar',
      alt: '',
      position: 1,
      picture_hash: hash,
      ...avatarTint,
    })
    .execute();
  return id;
}

export async function deleteAvatar(tx: Tx, imageId: number): Promise<void> {
  const image = await tx
    .deleteFrom('images')
    .where('id', '=', imageId)
    .where('kind', '=', 'avatar')
    .returning('picture_hash')
    .executeTakeFirst();
  if (!image) return;
  const { picture_hash: hash } = image;
  // Waits for a concurrent insert of this picture, so that the check below sees the new image.
  await tx.selectFrom('pictures').select('hash').where('hash', '=', hash).forUpdate().execute();
  await tx
    .deleteFrom('pictures')
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('images').select('id').where('picture_hash', '=', hash))),
    )
    .execute();
}
