import { openPicture } from './open-picture.ts';

/** Edge in pixels: what the largest place of an avatar needs on a dense screen. */
const edge = 500;

/** Returns a picture as a square WebP, with nothing of the file but its colours. */
export async function drawAvatar(original: Buffer): Promise<Buffer> {
  return (await openPicture(original))
    .resize({ width: edge, height: edge, fit: 'cover' })
    .webp({ quality: 82, preset: 'picture' })
    .toBuffer();
}
