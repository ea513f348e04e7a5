import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’‚“”„•…‹›€™−';
/** Must equal the unicode-range in styles/fonts.ts. */
const extended = 'ĂăȘșȚțŞşŢţŐőŰű';

const parts = [
  { part: 'latin', letters: latin },
  { part: 'latin-ext', letters: extended },
];

type Axes = Record<string, number | { min: number; max: number }>;

/** The api reads neither compressed nor variable fonts, so it gets instances of weight `drawn`. */
const fonts: { family: string; files: string; licence: string; axes: Axes; drawn: number }[] = [
  {
    family: 'fraunces',
    files: 'opsz',
    licence: import.meta.resolve('@fontsource-variable/fraunces/LICENSE'),
    axes: { opsz: 40, wght: 560 },
    drawn: 600,
  },
  {
    family: 'figtree',
    files: 'wght',
    licence: import.meta.resolve('@fontsource-variable/figtree/LICENSE'),
    axes: { wght: { min: 400, max: 700 } },
    drawn: 500,
  },
];

for (const { family, files, licence, axes, drawn } of fonts) {
  const target = join(import.meta.dirname, '../styles/fonts', family);
  for (const { part, letters } of parts) {
    const whole = await readFile(new URL(`files/${family}-${part}-${files}-normal.woff2`, licence));
    const font = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      noHinting: true,
    });
    await writeFile(`${target}-${part}.woff2`, font);
    const oneWeight = await subsetFont(whole, letters, {
      targetFormat: 'sfnt',
      variationAxes: { ...axes, wght: drawn },
      noHinting: true,
    });
    await writeFile(`${target}-${part}.ttf`, oneWeight);
    console.log(`${family} ${part}: ${(font.length / 1024).toFixed(1)} KB`);
  }
  await copyFile(new URL(licence), `${target}-OFL.txt`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join(
    '',
  );
}
