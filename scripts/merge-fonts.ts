import { readCmap, writeCmap } from './cmap.ts';
import { readTables, table, writeTables, type Tables } from './sfnt.ts';

/**
 * Adds the glyphs of `extra` to `base`: two parts of one variable TrueType font, as the font
 * packages deliver them (latin and latin-ext). The added glyphs have no kerning.
 */
export function mergeFonts(base: Buffer, extra: Buffer): Buffer {
  const [a, b] = [readTables(base), readTables(extra)];
  const [count, added] = [glyphCount(a), glyphCount(b)];
  const merged: Tables = new Map(a);

  const glyphs = [...outlines(a), ...outlines(b).map((glyph) => moveParts(glyph, count))];
  const offsets = runningTotal(glyphs);
  const loca = Buffer.alloc(offsets.length * 4);
  offsets.forEach((offset, i) => loca.writeUInt32BE(offset, i * 4));
  merged.set('glyf', Buffer.concat(glyphs));
  merged.set('loca', loca);

  const head = Buffer.from(table(a, 'head'));
  head.writeInt16BE(1, 50);
  merged.set('head', head);

  const hhea = Buffer.from(table(a, 'hhea'));
  hhea.writeUInt16BE(count + added, 34);
  merged.set('hhea', hhea);
  merged.set('hmtx', Buffer.concat([...metrics(a), ...metrics(b)]));

  const maxp = Buffer.from(table(a, 'maxp'));
  for (let at = 6; at + 1 < maxp.length; at += 2) {
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), table(b, 'maxp').readUInt16BE(at)), at);
  }
  maxp.writeUInt16BE(count + added, 4);
  merged.set('maxp', maxp);

  const codes = readCmap(table(a, 'cmap'));
  for (const [code, glyph] of readCmap(table(b, 'cmap'))) {
    if (!codes.has(code)) codes.set(code, glyph + count);
  }
  merged.set('cmap', writeCmap(codes));
  merged.set('gvar', mergeVariations(table(a, 'gvar'), table(b, 'gvar')));
  // Knows the widths of the first part only; without it they come from gvar.
  merged.delete('HVAR');
  return writeTables(merged);
}

const glyphCount = (tables: Tables) => table(tables, 'maxp').readUInt16BE(4);

function outlines(tables: Tables): Buffer[] {
  const [glyf, loca] = [table(tables, 'glyf'), table(tables, 'loca')];
  const long = table(tables, 'head').readInt16BE(50) === 1;
  const at = (i: number) => (long ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  return Array.from({ length: glyphCount(tables) }, (_, i) =>
    even(glyf.subarray(at(i), at(i + 1))),
  );
}

function metrics(tables: Tables): Buffer[] {
  const hmtx = table(tables, 'hmtx');
  const long = table(tables, 'hhea').readUInt16BE(34);
  return Array.from({ length: glyphCount(tables) }, (_, i) => {
    if (i < long) return hmtx.subarray(i * 4, i * 4 + 4);
    const bearing = long * 4 + (i - long) * 2;
    return Buffer.concat([
      hmtx.subarray(long * 4 - 4, long * 4 - 2),
      hmtx.subarray(bearing, bearing + 2),
    ]);
  });
}

/** A glyph made of others names them by number. */
function moveParts(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const moved = Buffer.from(glyph);
  let at = 10;
  let flags: number;
  do {
    flags = moved.readUInt16BE(at);
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + by, at + 2);
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x1 ? 4 : 2) + scale;
  } while (flags & 0x20);
  return moved;
}

function mergeVariations(a: Buffer, b: Buffer): Buffer {
  const axes = a.readUInt16BE(4);
  const shared = [sharedTuples(a), sharedTuples(b)];
  const known = a.readUInt16BE(6);
  const data = [
    ...variations(a),
    ...variations(b).map((each) => moveTuples(each, axes, known)),
  ].map(even);
  const offsets = runningTotal(data);
  const head = Buffer.alloc(20 + offsets.length * 4);
  a.copy(head, 0, 0, 20);
  head.writeUInt16BE(known + b.readUInt16BE(6), 6);
  head.writeUInt32BE(head.length, 8);
  head.writeUInt16BE(data.length, 12);
  head.writeUInt16BE(1, 14);
  const tuples = Buffer.concat(shared);
  head.writeUInt32BE(head.length + tuples.length, 16);
  offsets.forEach((offset, i) => head.writeUInt32BE(offset, 20 + i * 4));
  return Buffer.concat([head, tuples, ...data]);
}

function sharedTuples(gvar: Buffer): Buffer {
  const at = gvar.readUInt32BE(8);
  return gvar.subarray(at, at + gvar.readUInt16BE(6) * gvar.readUInt16BE(4) * 2);
}

function variations(gvar: Buffer): Buffer[] {
  const long = gvar.readUInt16BE(14) & 1;
  const start = gvar.readUInt32BE(16);
  const at = (i: number) =>
    start + (long ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2);
  return Array.from({ length: gvar.readUInt16BE(12) }, (_, i) => gvar.subarray(at(i), at(i + 1)));
}

/** A variation names a shared tuple by number, unless it brings its own. */
function moveTuples(data: Buffer, axes: number, by: number): Buffer {
  if (data.length === 0) return data;
  const moved = Buffer.from(data);
  let at = 4;
  for (let i = moved.readUInt16BE(0) & 0xfff; i > 0; i--) {
    const index = moved.readUInt16BE(at + 2);
    if (!(index & 0x8000)) moved.writeUInt16BE(index + by, at + 2);
    at += 4 + (index & 0x8000 ? axes * 2 : 0) + (index & 0x4000 ? axes * 4 : 0);
  }
  return moved;
}

const even = (data: Buffer) => (data.length & 1 ? Buffer.concat([data, Buffer.alloc(1)]) : data);

function runningTotal(parts: Buffer[]): number[] {
  const totals = [0];
  for (const part of parts) totals.push((totals.at(-1) ?? 0) + part.length);
  return totals;
}
