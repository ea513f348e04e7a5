import { createHash, randomInt } from 'node:crypto';
import type { Tx } from '../deps.ts';

/** The colours of the place where an avatar is still to come. */
const tint = { tint_from: '#DDEBE4', tint_to: '#1F5B4A' };

/** Ids of avatars stand above those of the catalogue, and tell nothing of how many there are. */
const ids = { from: 2 ** 40, to: 2 ** 48 };

/** Whether an image is an avatar: what its owner takes away is to be gone at once. */
export function isAvatar(imageId: number): boolean {
  return imageId >= ids.from;
}

/** Stores a picture as an image of its own; returns the image's id. */
export async function insertAvatar(tx: Tx, bytes: Buffer): Promise<number> {
  const hash = createHash('sha256').update(bytes).digest('base64url');
  // Written even where it is there, so that nobody deletes it before this transaction shows it.
  await tx
    .insertInto('pictures')
    .values({ hash, bytes })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash }))
    .execute();
  const id = randomInt(ids.from, ids.to);
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
      ...tint,
    })
    .execute();
  return id;
}

/** Deletes an avatar, and its picture when no other image shows it. */
export async function deleteAvatar(tx: Tx, imageId: number): Promise<void> {
  const image = await tx
    .deleteFrom('images')
    .where('id', '=', imageId)
    .where('kind', '=', 'avatar')
    .returning('picture_hash')
    .executeTakeFirst();
  if (!image) return;
  const { picture_hash: hash } = image;
  // Whoever stores the same picture at this moment is waited for, and then seen.
  await tx.selectFrom('pictures').select('hash').where('hash', '=', hash).forUpdate().execute();
  await tx
    .deleteFrom('pictures')
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('images').select('id').where('picture_hash', '=', hash))),
    )
    .execute();
}
