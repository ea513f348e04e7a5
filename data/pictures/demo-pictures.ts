import { createHash } from 'node:crypto';
import { drawCover } from './cover.ts';
import { drawingOf, motifNames, type Motif } from './motifs.ts';
import { palettes, stylesOf, type Palette } from './palettes.ts';

export type DemoPicture = { hash: string; bytes: Buffer; tint_from: string; tint_to: string };

const covers = new Map(
  motifNames.map((motif, nth) => [
    motif,
    palettes.map((palette, index) => {
      const parts = { composition: nth + index, ground: nth + 3 * index, rim: 2 * nth + 3 * index };
      return picture(drawCover({ motif, palette, ...parts }), palette);
    }),
  ]),
);

const logos = new Map(
  motifNames.map((motif, nth) => [
    motif,
    [0, 3].map((step) => {
      const palette = palettes[(nth + step) % palettes.length]!;
      return picture(drawLogo(motif, palette), palette);
    }),
  ]),
);

export const demoPictures: readonly DemoPicture[] = [
  ...[...covers.values()].flat(),
  ...[...logos.values()].flat(),
];

export const coversOf = (motif: Motif): readonly DemoPicture[] => covers.get(motif)!;
export const logosOf = (motif: Motif): readonly DemoPicture[] => logos.get(motif)!;

function picture(svg: string, { shape, ground }: Palette): DemoPicture {
  const bytes = Buffer.from(svg);
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return { hash, bytes, tint_from: shape, tint_to: ground };
}

function drawLogo(motif: Motif, palette: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1200" height="1200">
    <style>${stylesOf(palette)} .motif { stroke-width: 7 }</style>
    <rect class="ground" width="400" height="400"/><circle class="mirror" cx="200" cy="200" r="164"/>
    <g class="motif" transform="translate(92 92) scale(1.08)">${drawingOf(motif)}</g></svg>`;
}
