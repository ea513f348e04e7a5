import { drawingOf, type Motif } from './motifs.ts';
import { stylesOf, type Palette } from './palettes.ts';
import { plate } from './plate.ts';

const [width, height] = [1200, 800];

type CoverParts = {
  motif: Motif;
  palette: Palette;
  composition: number;
  ground: number;
  rim: number;
};

export function drawCover({ motif, palette, composition, ground, rim }: CoverParts): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <style>${stylesOf(palette)}</style><rect class="ground" width="${width}" height="${height}"/>
    ${grounds[ground % grounds.length]!}${compositions[composition % compositions.length]!(drawingOf(motif), rim)}</svg>`;
}

const grounds: readonly string[] = [
  '',
  `<path class="shape" d="${[0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `M${column * 300 - (row % 2) * 150 - 30},${row * 220 + 150} a150,150 0 0 1 300,0 Z`)).join('')}"/>`,
  `<path class="shape" d="M0,560 C200,460 400,460 600,560 S1000,660 1200,560 V800 H0 Z"/>`,
  `<path class="shape" d="${[-1, 0, 1, 2].map((i) => `M${i * 400},800 l400,-800 h200 l-400,800 Z`).join('')}"/>`,
  `<path class="shape" d="${[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((column) => `M${column * 280 + (row % 2) * 140 - 62},${row * 290 + 110} a62,62 0 1 0 124,0 a62,62 0 1 0 -124,0 Z`)).join('')}"/>`,
];

type Composition = (motif: string, rim: number) => string;

const compositions: readonly Composition[] = [
  plated(600, 400, 1.75, 350, 236),
  plated(600, 400, 2.35, 500, 316),
  plated(440, 400, 2.15, 450, 292),
  arch,
  plated(770, 420, 2.15, 450, 292),
  banded,
];

function plated(x: number, y: number, scale: number, outer: number, inner: number): Composition {
  return (motif, rim) =>
    placed(x, y, 1, plate(rim, outer, inner)) + placed(x, y, scale, centered(motif));
}

function arch(motif: string): string {
  const arched = (kind: string, half: number) =>
    `<path class="${kind}" d="M${-half},800 V400 a${half},${half} 0 0 1 ${2 * half},0 V800 Z"/>`;
  return (
    placed(
      600,
      0,
      1,
      arched('ink', 372) + arched('cream', 352) + arched('glaze', 322) + arched('mirror', 282),
    ) + placed(600, 420, 2.1, centered(motif))
  );
}

function banded(motif: string): string {
  const row = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => i * 150);
  const halves = (radius: number) =>
    row.map((x) => `M${x + 75 - radius},800 a${radius},${radius} 0 0 1 ${2 * radius},0 Z`).join('');
  return (
    placed(600, 352, 1, `<circle class="glaze" r="308"/><circle class="mirror" r="266"/>`) +
    placed(600, 352, 2, centered(motif)) +
    `<rect class="cream" y="690" width="1200" height="110"/><rect class="ink" y="684" width="1200" height="8"/>
     <path class="glaze" d="${halves(75)}"/><path class="ink" d="${halves(42)}"/>`
  );
}

function placed(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

function centered(motif: string): string {
  return `<g class="motif" transform="translate(-100 -100)">${motif}</g>`;
}
