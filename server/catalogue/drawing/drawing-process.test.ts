import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { pictureFile, plainPicture, talkativePicture } from '#server/testing/picture-file.ts';
import { createDrawingProcess } from './drawing-process.ts';
import { openPicture, plainPng } from './open-picture.ts';

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());

async function drawAvatar(file: Blob, maxCpuMs?: number) {
  const draw = createDrawingProcess({ maxDrawings: 1, maxCpuMs });
  return draw({ kind: 'avatar', original: await bytesOf(file) });
}

test('pictures are drawn one after another and concurrently', async () => {
  const draw = createDrawingProcess({ maxDrawings: 2 });
  const original = await bytesOf(await pictureFile());
  const widths = [100, 200, 300, 400, 500].map(async (width) => {
    const drawn = await draw({ kind: 'sized', original, width });
    return (await sharp(drawn!).metadata()).width;
  });
  expect(await Promise.all(widths)).toEqual([100, 200, 300, 400, 400]);
});

test('a drawing over its processor time ends with its process, and the next one is drawn', async () => {
  const draw = createDrawingProcess({ maxDrawings: 100, maxCpuMs: 30 });
  const heavy = await bytesOf(await plainPicture(5_000, 5_000));
  expect(await draw({ kind: 'sized', original: heavy, width: 1200 })).toBeNull();
  expect(await drawAvatar(await pictureFile())).not.toBeNull();
});

test('a file that is no picture is not drawn, and its process draws the next one', async () => {
  const draw = createDrawingProcess({ maxDrawings: 10 });
  expect(await draw({ kind: 'avatar', original: Buffer.from('text') })).toBeNull();
  const original = await bytesOf(await pictureFile());
  expect(await draw({ kind: 'avatar', original })).not.toBeNull();
});

test('a process without work ends, and the next picture is drawn', async () => {
  const started: ChildProcess[] = [];
  const note = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  onTestFinished(() => void unsubscribe('child_process', note));
  const draw = createDrawingProcess({ maxDrawings: 10, idleMs: 50 });
  const original = await bytesOf(await pictureFile());
  expect(await draw({ kind: 'avatar', original })).not.toBeNull();
  const [child] = started;
  await once(child!, 'exit');
  expect(await draw({ kind: 'avatar', original })).not.toBeNull();
  expect(started).toHaveLength(2);
});

test('text in a PNG is not read', async () => {
  const talkative = await bytesOf(await talkativePicture(10));
  expect((await sharp(talkative).metadata()).comments).toBeDefined();
  expect((await (await openPicture(talkative)).metadata()).comments).toBeUndefined();
});

test.each([
  ['a PNG without text', async () => bytesOf(await pictureFile('png'))],
  ['a JPEG', async () => bytesOf(await pictureFile('jpeg'))],
  ['a WebP', async () => bytesOf(await pictureFile('webp'))],
])('%s keeps its pixels', async (_, make) => {
  const file = await make();
  const [before, after] = await Promise.all(
    [file, plainPng(file)].map((one) => sharp(one).raw().toBuffer()),
  );
  expect(after!.equals(before!)).toBe(true);
});

test('transparency and palette of a PNG are kept, and a truncated one does not grow', async () => {
  const clear = { create: { width: 8, height: 8, channels: 4 as const, background: '#FF000080' } };
  const file = await sharp(clear).png({ palette: true }).toBuffer();
  const { data } = await sharp(plainPng(file)).raw().toBuffer({ resolveWithObject: true });
  expect(data.equals(await sharp(file).raw().toBuffer())).toBe(true);
  for (let length = 0; length < file.length; length++)
    expect(plainPng(file.subarray(0, length)).length).toBeLessThanOrEqual(Math.max(8, length));
});
