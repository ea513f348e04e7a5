import sharp from 'sharp';
import { crc32, deflateSync } from 'node:zlib';

type Colour = `#${string}`;

export async function pictureFile(
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  colour: Colour = '#C84B31',
): Promise<Blob> {
  const bytes = await twoHalves(colour).toFormat(format).toBuffer();
  return new Blob([Uint8Array.from(bytes)], { type: `image/${format}` });
}

export async function turnedPicture(): Promise<Blob> {
  const bytes = await twoHalves('#C84B31')
    .jpeg()
    .withExif({ IFD0: { Model: 'Telefonul Mariei' }, IFD3: { GPSLatitude: '47/1 9/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' });
}

export async function pictureBomb(edge: number): Promise<Blob> {
  const bytes = await twoHalves('#C84B31').png().toBuffer();
  // Signature (8 bytes), length (4), type IHDR, width, height. The checksum covers type and data.
  bytes.writeUInt32BE(edge, 16);
  bytes.writeUInt32BE(edge, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return new Blob([Uint8Array.from(bytes)], { type: 'image/png' });
}

export async function plainPicture(width: number, height: number): Promise<Blob> {
  const plain = sharp({ create: { width, height, channels: 3, background: '#C84B31' } });
  return new Blob([Uint8Array.from(await plain.png().toBuffer())], { type: 'image/png' });
}

/** A PNG with `count` compressed text chunks, each 7 MB of zeros. */
export async function talkativePicture(count: number): Promise<Blob> {
  const bytes = await twoHalves('#C84B31').png().toBuffer();
  const headEnd = 33;
  const text = deflateSync(Buffer.alloc(7 * 2 ** 20));
  const chunks = Array.from({ length: count }, (_, index) => textChunk(`key${index}`, text));
  const parts = [bytes.subarray(0, headEnd), ...chunks, bytes.subarray(headEnd)];
  return new Blob([Uint8Array.from(Buffer.concat(parts))], { type: 'image/png' });
}

function textChunk(keyword: string, text: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(`zTXt${keyword}\0\0`), text]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

function twoHalves(colour: Colour) {
  const below = {
    create: { width: 400, height: 300, channels: 3 as const, background: '#000000' },
  };
  return sharp({
    create: { width: 400, height: 600, channels: 3, background: colour },
  }).composite([{ input: below, top: 300, left: 0 }]);
}
