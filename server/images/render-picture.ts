import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { drawPicture } from './drawing/draw-picture.ts';
import type { Picture } from './picture-cache.ts';
import type { PictureSource } from './repository.ts';

// One thread and no cache of its own: the queue says how many run, the picture cache keeps what is done.
sharp.concurrency(1);
sharp.cache(false);

/** Largest upload that is decoded: 40 megapixels. */
const limitInputPixels = 40_000_000;

/** The picture as WebP, `width` pixels wide: the uploaded bytes, turned and never enlarged, or else the drawing. */
export async function renderPicture(source: PictureSource, width: number): Promise<Picture> {
  const input = source.bytes ?? Buffer.from(drawPicture(source, width));
  const image = sharp(input, { limitInputPixels });
  const sized = source.bytes
    ? image.autoOrient().resize({ width, withoutEnlargement: true })
    : image.removeAlpha();
  const bytes = await sized.webp({ quality: 78, effort: 2 }).toBuffer();
  return {
    bytes,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}
