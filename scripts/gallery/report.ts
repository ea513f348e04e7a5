import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePictures } from './compare-pictures.ts';

type Entry = { file: string; change: 'new' | 'resized' | number };

/** Writes `index.html` over the pictures of `now` and, where there are some, of `before`; the changed ones stand first. */
export async function writeReport(folder: string): Promise<{ pictures: number; changed: number }> {
  const files = (await readdir(join(folder, 'now'))).filter((file) => file.endsWith('.png')).sort();
  const before = new Set(await readdir(join(folder, 'before')).catch((): string[] => []));
  const entries: Entry[] = [];
  for (const file of files) {
    if (!before.has(file)) entries.push({ file, change: 'new' });
    else entries.push({ file, change: await comparePictures(folder, file) });
  }
  const changed = entries.filter(({ change }) => change === 'resized' || Number(change) > 0);
  const rest = entries.filter((entry) => !changed.includes(entry));
  await writeFile(join(folder, 'index.html'), page([...changed, ...rest]));
  return { pictures: files.length, changed: changed.length };
}

function page(entries: readonly Entry[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>
<style>body{font:16px/1.4 system-ui;margin:2rem}figure{margin:0}section{margin-block:2rem}
div{display:flex;gap:1rem;align-items:flex-start}img{border:1px solid #ccc;max-width:30vw}</style>
<h1>Gallery</h1>${entries.map(section).join('')}</html>`;
}

function section({ file, change }: Entry): string {
  const says =
    typeof change === 'number' ? (change === 0 ? 'as before' : `${change} pixels changed`) : change;
  const folders = change === 'new' || change === 0 ? ['now'] : ['before', 'now'];
  if (typeof change === 'number' && change > 0) folders.push('difference');
  const pictures = folders.map(
    (folder) =>
      `<figure><img loading="lazy" src="${folder}/${file}" alt=""><figcaption>${folder}</figcaption></figure>`,
  );
  return `<section><h2>${file.replace('.png', '')}: ${says}</h2><div>${pictures.join('')}</div></section>`;
}
