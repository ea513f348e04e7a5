import sharp from 'sharp';
import { AppError } from '../app-error.ts';
import { limits } from '../limits/limits.ts';
import { createWorkQueue } from '../limits/work-queue.ts';

/** Edge in pixels: what the largest place of an avatar needs on a dense screen. */
const edge = 500;

/** A file of 5 MB can promise far more pixels than a camera has. */
const limitInputPixels = 50_000_000;

const queue = createWorkQueue(limits.queues.avatars);

/**
 * Draws an uploaded picture anew as a square WebP, turned upright, with nothing of the file but its colours: no place,
 * no camera, no second content hidden behind the first. Returns null for what is no JPEG, PNG or WebP, whatever it was
 * called. Throws 503 when too many wait.
 */
export async function drawAvatar(bytes: Buffer): Promise<Buffer | null> {
  if (!isPicture(bytes)) return null;
  const drawn = await queue(async () => ({ bytes: await draw(bytes).catch(() => null) }));
  if (!drawn) throw new AppError('unavailable');
  return drawn.bytes;
}

function draw(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'cover' })
    .webp({ quality: 82, preset: 'picture' })
    .toBuffer();
}

/** By the first bytes, before any decoder sees the rest: of all that libvips opens three kinds are wanted. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.endsWith('WEBP');
  return isWebp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n');
}
