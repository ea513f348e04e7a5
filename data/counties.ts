import { readFileSync } from 'node:fs';
import { slugify } from '#domain/words/fold.ts';

export type County = { id: number; name: string; slug: string };

const codes = readTable('counties.tsv');

export const counties: readonly County[] = codes.map(([name = ''], index) => ({
  id: index + 1,
  name,
  slug: slugify(name),
}));

export function countyOfCode(code: string): County | undefined {
  return counties[codes.findIndex(([, admin1]) => admin1 === code)];
}

export function readTable(file: string): string[][] {
  const text = readFileSync(new URL(`./gazetteer/${file}`, import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return rows.map((row) => row.split('\t'));
}
