import { monogram } from './monogram.ts';
import { pick } from './random.ts';
import { rings, type Ring } from './ring.ts';

/** The box of a logo. */
export const logoBox = { width: 400, height: 400 };

const frames: readonly [Ring, ...Ring[]] = ['dots', 'scallops', 'waves', 'petals', 'rays'];

/** A monogram in a ring of one ornament. */
export function drawLogo(random: () => number, letters: string): string {
  const ring = pick(random, frames);
  return `<g transform="translate(200 200)">
    <circle class="glaze" r="172"/><circle class="thin" r="172"/><circle class="thin" r="134"/>
    <g class="ornament">${rings[ring](152, 26)}</g>${monogram(letters, 116)}</g>`;
}
