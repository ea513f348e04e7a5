import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How many pixels of a picture differ between the folders `before` and `now`, or `resized` when its size does. Draws
 * the difference into the folder `difference`.
 */
export async function comparePictures(folder: string, file: string): Promise<number | 'resized'> {
  const [one, other] = await Promise.all(
    ['before', 'now'].map((moment) =>
      sharp(join(folder, moment, file))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  if (!one || !other) throw new Error(`${file} could not be read`);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height) return 'resized';
  const difference = Buffer.alloc(one.data.length);
  const pixels = pixelmatch(one.data, other.data, difference, width, height, { threshold: 0.1 });
  if (pixels === 0) return 0;
  await mkdir(join(folder, 'difference'), { recursive: true });
  await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(folder, 'difference', file));
  return pixels;
}
