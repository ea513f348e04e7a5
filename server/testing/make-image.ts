import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../db/schema.ts';
import type { Db } from '../deps.ts';
import { nextId } from './make-basics.ts';

type ImageInput = Partial<Insertable<Database['images']>> & {
  kind: 'cover' | 'logo' | 'gallery' | 'avatar';
  size?: { width: number; height: number };
};

export async function makeImage(
  db: Db,
  { size = { width: 1200, height: 800 }, ...input }: ImageInput,
): Promise<number> {
  const plain = sharp({ create: { ...size, channels: 3, background: '#1F5B4A' } });
  const bytes = await plain.jpeg().toBuffer();
  const picture_hash = createHash('sha256').update(bytes).digest('base64url');
  await db
    .insertInto('pictures')
    .values({ hash: picture_hash, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const tints = { tint_from: '#DDEBE4', tint_to: '#1F5B4A' };
  const blank = { id: nextId(), location_id: null, album_id: null, alt: '', position: 1 };
  const row = { ...blank, ...tints, picture_hash, ...input };
  await db.insertInto('images').values(row).execute();
  return row.id;
}
