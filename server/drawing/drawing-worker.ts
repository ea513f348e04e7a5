import { setPriority } from 'node:os';
import sharp from 'sharp';
import { drawAvatar } from './draw-avatar.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import type { Drawing, DrawingRequest, DrawingResponse } from './drawing.ts';
import { sizePicture } from './size-picture.ts';

// The process that draws: started by drawing-process.ts, it ends with its channel. Its argument is the processor time in
// ms that a drawing may take: unlike the clock it does not depend on how busy the machine is.
const maxCpuMs = Number(process.argv[2]);
const checkEveryMs = 50;
/** Requests go first. */
const niceness = 10;

// One thread and no cache of its own: the queues of the api say how many are drawn at a time.
sharp.concurrency(1);
sharp.cache(false);
setPriority(niceness);

/** The processor time at which each running drawing began, in ms. */
const begun = new Map<number, number>();

process.on('message', ({ id, drawing }: DrawingRequest) => void answer(id, drawing));
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group; the api finishes its requests first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
setInterval(endIfSpent, checkEveryMs);

async function answer(id: number, drawing: Drawing): Promise<void> {
  begun.set(id, cpuMs());
  const bytes = await draw(drawing).catch(() => null);
  endIfSpent();
  begun.delete(id);
  process.send?.({ id, bytes } satisfies DrawingResponse);
}

function draw(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'avatar') return drawAvatar(drawing.original);
  if (drawing.kind === 'sized') return sizePicture(drawing.original, drawing.width);
  return drawSharePicture(drawing.words, drawing.cover);
}

/** A decoder cannot be interrupted, but its process can end. */
function endIfSpent(): void {
  for (const start of begun.values()) if (cpuMs() - start > maxCpuMs) process.exit(1);
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
