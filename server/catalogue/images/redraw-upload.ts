import { createDrawingProcess } from '../drawing/drawing-process.ts';
import { limits } from '#server/limits/limits.ts';
import { createWorkQueue } from '#server/limits/work-queue.ts';

const queue = createWorkQueue(limits.queues.avatars);
const draw = createDrawingProcess({ maxDrawings: 1 });

/**
 * Re-encodes a JPEG, PNG or WebP as a square WebP, without metadata (GPS, camera) or hidden
 * content. Returns null on failure. Throws 503 if the queue is full.
 */
export async function redrawUpload(bytes: Buffer): Promise<Buffer | null> {
  if (!isPicture(bytes)) return null;
  return queue(() => draw({ kind: 'avatar', original: bytes }));
}

/** libvips would open many more formats. */
function isPicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 12).toString('latin1');
  const isWebp = head.startsWith('RIFF') && head.endsWith('WEBP');
  return isWebp || head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n');
}
