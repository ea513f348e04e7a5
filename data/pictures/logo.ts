import { motifs, type Motif } from './motifs.ts';
import { stylesOf, type Palette } from './palettes.ts';

/** Few strokes, because it is shown small. */
export function drawLogo(motif: Motif, palette: Palette): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="1200" height="1200">
    <style>${stylesOf(palette)} .motif { stroke-width: 7 }</style>
    <rect class="ground" width="400" height="400"/><circle class="mirror" cx="200" cy="200" r="164"/>
    <g class="motif" transform="translate(92 92) scale(1.08)">${motifs[motif]}</g></svg>`;
}
