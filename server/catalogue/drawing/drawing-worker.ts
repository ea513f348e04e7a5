import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawSharePicture } from './draw-share-picture.ts';
import type { Drawing, DrawingRequest, DrawingResponse } from './drawing-process.ts';
import { openPicture } from './open-picture.ts';

// CPU ms of this process during a drawing, concurrent drawings included.
const maxCpuMs = Number(process.argv[2]);
const checkEveryMs = 50;
const niceness = 10;

// Uses one thread per drawing, because the api's queues decide how many run concurrently.
sharp.concurrency(1);
sharp.cache(false);
setPriority(niceness);

const cpuMsAtStart = new Map<number, number>();

process.on('message', ({ id, drawing }: DrawingRequest) => void respond(id, drawing));
process.on('disconnect', () => process.exit());
// Ctrl-C signals this process too, but the api still needs it for open requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
setInterval(endIfSpent, checkEveryMs);

async function respond(id: number, drawing: Drawing): Promise<void> {
  cpuMsAtStart.set(id, cpuMs());
  const bytes = await draw(drawing).catch(() => null);
  endIfSpent();
  cpuMsAtStart.delete(id);
  process.send?.({ id, bytes } satisfies DrawingResponse);
}

function draw(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'avatar') return drawAvatar(drawing.original);
  if (drawing.kind === 'sized') return sizePicture(drawing.original, drawing.width);
  return drawSharePicture(drawing.words, drawing.cover);
}

function endIfSpent(): void {
  for (const start of cpuMsAtStart.values()) if (cpuMs() - start > maxCpuMs) process.exit(1);
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const edge = 500;

async function drawAvatar(original: Buffer): Promise<Buffer> {
  return (await openPicture(original))
    .resize({ width: edge, height: edge, fit: 'cover' })
    .webp({ quality: 82, preset: 'picture' })
    .toBuffer();
}

async function sizePicture(original: Buffer, width: number): Promise<Buffer> {
  return (await openPicture(original))
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 55, preset: 'picture' })
    .toBuffer();
}
