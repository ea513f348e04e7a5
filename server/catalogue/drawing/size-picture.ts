import { openPicture } from './open-picture.ts';

/** Returns a picture as WebP, `width` pixels wide; never enlarges it. */
export async function sizePicture(original: Buffer, width: number): Promise<Buffer> {
  return (await openPicture(original))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 55, preset: 'picture' })
    .toBuffer();
}
