import sharp, { type Sharp } from 'sharp';

/** A small file can declare so many pixels that decoding takes a gigabyte. */
const limitInputPixels = 25_000_000;
const maxSide = 10_000;

export async function openPicture(file: Buffer): Promise<Sharp> {
  const bytes = plainPng(file);
  const picture = sharp(bytes, { limitInputPixels });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > maxSide) throw new Error('The picture is too long');
  return picture.autoOrient();
}

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const pixelChunks: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Bytes of length, type and checksum. */
const frame = 12;

/** Removes all but the `pixelChunks` of a PNG, because other chunks can take seconds to decode. */
export function plainPng(file: Buffer): Buffer {
  if (!file.subarray(0, signature.length).equals(signature)) return file;
  const parts: Uint8Array[] = [signature];
  let at = signature.length;
  while (at + frame <= file.length) {
    const end = at + frame + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (pixelChunks.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}
