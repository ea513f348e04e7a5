const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The chunks that define the pixels; tRNS is the transparency. */
const kept: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Bytes of a chunk's length, type and checksum. */
const frame = 12;

/**
 * Returns a PNG without its ancillary chunks: decoding compressed text and profiles takes seconds, and no
 * pixel needs them. Returns other files unchanged.
 */
export function plainPng(file: Buffer): Buffer {
  if (!file.subarray(0, signature.length).equals(signature)) return file;
  const parts: Uint8Array[] = [signature];
  let at = signature.length;
  while (at + frame <= file.length) {
    const end = at + frame + file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (kept.has(type)) parts.push(file.subarray(at, end));
    if (type === 'IEND') break;
    at = end;
  }
  return Buffer.concat(parts);
}
