import { readdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { readCmap } from './cmap.ts';
import { readTables, table } from './sfnt.ts';

const folder = new URL('../styles/fonts/', import.meta.url);
const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));

describe('the fonts of the site', () => {
  it('are two files of at most 60 KB together (P4)', () => {
    expect(fonts).toHaveLength(2);
    const bytes = fonts.map((name) => readFileSync(new URL(name, folder)).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60 * 1024);
  });

  it.each(fonts)('%s has every letter of Romanian in every weight', async (name) => {
    const letters = 'AĂÂBCDEFGHIÎJKLMNOPQRSȘTȚUVWXYZ';
    const text = `${letters}${letters.toLowerCase()}0123456789„”–—…·€`;
    const font = await subsetFont(readFileSync(new URL(name, folder)), text, {
      targetFormat: 'sfnt',
    });
    const tables = readTables(font);
    const known = readCmap(table(tables, 'cmap'));
    expect([...text].filter((letter) => !known.has(letter.codePointAt(0) ?? 0))).toEqual([]);
    expect(tables.has('fvar')).toBe(true);
  });
});
