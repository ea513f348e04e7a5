import { glyphs } from './monogram-glyphs.ts';

const capHeight = 700;

/** One or two letters around 0,0, the capitals `height` high; letters without an outline are left out. */
export function monogram(letters: string, height: number): string {
  const known = [...letters.toUpperCase().normalize('NFC')].flatMap(
    (letter) => glyphs[letter] ?? [],
  );
  const width = known.reduce((sum, glyph) => sum + glyph.width, 0);
  const scale = Math.min(height / capHeight, (height * 1.9) / Math.max(width, 1));
  let x = -width / 2;
  const paths = known.map((glyph) => {
    const path = `<path class="solid" transform="translate(${x} ${-capHeight / 2})" d="${glyph.path}"/>`;
    x += glyph.width;
    return path;
  });
  return `<g transform="scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})">${paths.join('')}</g>`;
}
