import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { motifNames } from '../motifs/motif.ts';
import { drawPicture, type Subject } from './draw-picture.ts';

const subject = (input: Partial<Subject>): Subject => ({
  id: 1,
  kind: 'cover',
  motif: 'comb',
  monogram: null,
  tint_from: '#FBEBE3',
  tint_to: '#B4451F',
  ...input,
});

/** How much the picture varies: 0 is one flat colour. */
async function liveliness(svg: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

describe('a drawing', () => {
  test.each(motifNames)('of %s is drawn', async (motif) => {
    expect(await liveliness(drawPicture(subject({ motif }), 150))).toBeGreaterThan(10);
  });

  test('of an unknown motif, or without letters, is drawn all the same', async () => {
    expect(await liveliness(drawPicture(subject({ motif: 'rocket' }), 150))).toBeGreaterThan(10);
    const logo = subject({ kind: 'logo', monogram: '中&' });
    expect(await liveliness(drawPicture(logo, 150))).toBeGreaterThan(5);
  });

  test('is the same for the same row, and another for another id', () => {
    const drawn = Array.from({ length: 40 }, (_, id) => drawPicture(subject({ id }), 500));
    expect(drawPicture(subject({ id: 7 }), 500)).toBe(drawn[7]);
    expect(new Set(drawn).size).toBeGreaterThan(25);
  });

  test('holds no text of the row: what a colour or motif says cannot become markup', () => {
    const evil = '"/><script>1</script>';
    const svg = drawPicture(subject({ motif: evil, tint_from: evil, tint_to: evil }), 150);
    expect(svg).not.toContain('script');
  });
});
