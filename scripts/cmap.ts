/** Which glyph stands for which character, from a format 4 or 12 subtable. */
export function readCmap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const at = cmap.subarray(cmap.readUInt32BE(8 + i * 8));
    const format = at.readUInt16BE(0);
    if (format === 12) readFormat12(at, glyphs);
    if (format === 4) readFormat4(at, glyphs);
  }
  return glyphs;
}

function readFormat12(at: Buffer, glyphs: Map<number, number>) {
  for (let i = 0; i < at.readUInt32BE(12); i++) {
    const [first, last, glyph] = [0, 4, 8].map((k) => at.readUInt32BE(16 + i * 12 + k));
    for (let code = first ?? 0; code <= (last ?? 0); code++) {
      glyphs.set(code, (glyph ?? 0) + code - (first ?? 0));
    }
  }
}

function readFormat4(at: Buffer, glyphs: Map<number, number>) {
  const twice = at.readUInt16BE(6);
  for (let i = 0; i < twice; i += 2) {
    const last = at.readUInt16BE(14 + i);
    const first = at.readUInt16BE(16 + twice + i);
    const delta = at.readUInt16BE(16 + 2 * twice + i);
    const place = 16 + 3 * twice + i;
    const range = at.readUInt16BE(place);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const glyph = range ? at.readUInt16BE(place + range + 2 * (code - first)) : code;
      if (glyph) glyphs.set(code, (glyph + delta) & 0xffff);
    }
  }
}

/** One format 12 subtable for the Unicode and the Windows platform. */
export function writeCmap(glyphs: Map<number, number>): Buffer {
  const codes = [...glyphs].sort(([a], [b]) => a - b);
  const head = Buffer.alloc(36);
  head.writeUInt16BE(2, 2);
  for (const [at, platform, encoding] of [
    [4, 0, 4],
    [12, 3, 10],
  ] as const) {
    head.writeUInt16BE(platform, at);
    head.writeUInt16BE(encoding, at + 2);
    head.writeUInt32BE(20, at + 4);
  }
  head.writeUInt16BE(12, 20);
  head.writeUInt32BE(16 + codes.length * 12, 24);
  head.writeUInt32BE(codes.length, 32);
  const groups = codes.map(([code, glyph]) => {
    const group = Buffer.alloc(12);
    group.writeUInt32BE(code, 0);
    group.writeUInt32BE(code, 4);
    group.writeUInt32BE(glyph, 8);
    return group;
  });
  return Buffer.concat([head, ...groups]);
}
