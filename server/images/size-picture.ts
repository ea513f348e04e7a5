import sharp from 'sharp';

// One thread and no cache of its own: the queue says how many run, the store keeps what is done.
sharp.concurrency(1);
sharp.cache(false);

/** Largest original that is decoded: 40 megapixels. */
const limitInputPixels = 40_000_000;

/** Returns an original as WebP, turned upright, `width` pixels wide or as wide as it is when that is less. */
export function sizePicture(original: Buffer, width: number): Promise<Buffer> {
  return sharp(original, { limitInputPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 55, preset: 'picture' })
    .toBuffer();
}
