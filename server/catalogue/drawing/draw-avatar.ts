import { openPicture } from './open-picture.ts';

/** Edge in pixels: the largest avatar on screen at high pixel density. */
const edge = 500;

/** Returns a picture as a square WebP without the file's metadata. */
export async function drawAvatar(original: Buffer): Promise<Buffer> {
  return (await openPicture(original))
    .resize({ width: edge, height: edge, fit: 'cover' })
    .webp({ quality: 82, preset: 'picture' })
    .toBuffer();
}
