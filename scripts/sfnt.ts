/** The tables of a TrueType font by tag. */
export type Tables = Map<string, Buffer>;

/** Takes an uncompressed font file apart. */
export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16;
    const offset = font.readUInt32BE(entry + 8);
    const tag = font.toString('latin1', entry, entry + 4);
    tables.set(tag, font.subarray(offset, offset + font.readUInt32BE(entry + 12)));
  }
  return tables;
}

/** Puts a font file together. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(sorted.length, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(sorted.length * 16 - power * 16, 10);
  let offset = head.length;
  const bodies = sorted.map(([tag, data], i) => {
    const body = pad(data);
    head.write(tag, 12 + i * 16, 'latin1');
    head.writeUInt32BE(checksum(body), 16 + i * 16);
    head.writeUInt32BE(offset, 20 + i * 16);
    head.writeUInt32BE(data.length, 24 + i * 16);
    offset += body.length;
    return body;
  });
  return Buffer.concat([head, ...bodies]);
}

/** Fills up to a multiple of four bytes. */
export function pad(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
}

/** The table, or an error that names it. */
export function table(tables: Tables, tag: string): Buffer {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no ${tag} table`);
  return found;
}

function checksum(data: Buffer): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) sum = (sum + data.readUInt32BE(i)) >>> 0;
  return sum;
}
