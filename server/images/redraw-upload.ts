import { AppError } from '../app-error.ts';
import { createDrawingProcess } from '../drawing/drawing-process.ts';
import { limits } from '../limits/limits.ts';
import { createWorkQueue } from '../limits/work-queue.ts';

const queue = createWorkQueue(limits.queues.avatars);
const draw = createDrawingProcess({ maxDrawings: 1 });

/**
 * Draws an uploaded picture anew as a square WebP, turned upright, with nothing of the file but its colours: no place,
 * no camera, no second content hidden behind the first. Returns null for what is no JPEG, PNG or WebP, whatever it was
 * called. Throws 503 when too many wait.
 */
export async function redrawUpload(bytes: Buffer): Promise<Buffer | null> {
  if (!isPicture(bytes)) return null;
  const drawn = await queue(async () => ({
    bytes: await draw({ kind: 'avatar', original: bytes }),
  }));
  if (!drawn) throw new AppError('unavailable');
  return drawn.bytes;
}

/** By the first bytes, before any decoder sees the rest: of all that libvips opens three kinds are wanted. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.endsWith('WEBP');
  return isWebp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n');
}
