import { motifDrawing } from '../motifs/motif.ts';
import { compose, pictureBox } from './composition.ts';
import { ground } from './ground.ts';
import { drawLogo, logoBox } from './logo.ts';
import { paletteOf, type Palette, type Scheme } from './palette.ts';
import { pick, randomFrom } from './random.ts';

/** What a demo picture is drawn from: the same row gives the same picture for ever. */
export interface Subject {
  id: number;
  kind: 'cover' | 'logo' | 'gallery' | 'avatar';
  motif: string;
  monogram: string | null;
  tint_from: string;
  tint_to: string;
}

const schemes: readonly [Scheme, ...Scheme[]] = ['light', 'deep', 'warm', 'light', 'deep'];

/** The SVG of a demo picture (look: "Pictures"), `width` pixels wide: covers and gallery 3:2, logos and avatars square. */
export function drawPicture(subject: Subject, width: number): string {
  const random = randomFrom(subject.id);
  const scheme = pick(random, schemes);
  const palette = paletteOf(subject.tint_from, subject.tint_to, scheme);
  const isLogo = subject.kind === 'logo' || subject.kind === 'avatar';
  const box = isLogo ? logoBox : pictureBox;
  const scale = width / box.width;
  const below = isLogo ? '' : ground(random, scale);
  const content = isLogo
    ? drawLogo(random, subject.monogram ?? '')
    : compose(random, motifDrawing(subject.motif));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(box.height * scale)}">
    <style>${stylesOf(palette)}</style>
    <rect width="100%" height="100%" fill="${palette.ground}"/>${below}
    <g transform="scale(${scale})">${content}</g></svg>`;
}

function stylesOf({ pattern, glaze, shade, line, paper, tint, accent }: Palette): string {
  return `
    path, circle, ellipse, rect { stroke-linecap: round; stroke-linejoin: round }
    .ground { fill: none; stroke: ${pattern}; stroke-width: 3 }
    .glaze { fill: ${glaze} } .band { fill: ${shade} }
    .thin { fill: none; stroke: ${line}; stroke-width: 3 }
    .ornament { fill: none; stroke: ${line}; stroke-width: 3 }
    .ornament .shade { fill: ${tint} }
    .motif { fill: none; stroke: ${line}; stroke-width: 3.6 }
    .motif .body { fill: ${paper} } .motif .tint { fill: ${tint} }
    .solid { fill: ${line}; stroke: none }
    .ornament .solid { fill: ${accent} } .ornament .accent { stroke: ${accent} }`;
}
