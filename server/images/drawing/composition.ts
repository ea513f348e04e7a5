import { border } from './border.ts';
import { plate } from './plate.ts';
import { pick } from './random.ts';

/** The box of a cover or gallery picture. */
export const pictureBox = { width: 1200, height: 800 };

type Composition = (motif: string, random: () => number) => string;

const { width, height } = pictureBox;
const middle = { x: width / 2, y: height / 2 };

const compositions: readonly [Composition, ...Composition[]] = [
  wholePlate,
  largePlate,
  sidePlate,
  banded,
  niche,
];

/** The motif in one of the compositions, to be laid over a ground. */
export function compose(random: () => number, motif: string): string {
  return pick(random, compositions)(motif, random);
}

/** The whole plate in the middle of the ground. */
function wholePlate(motif: string, random: () => number): string {
  return (
    placed(middle.x, middle.y, 1, plate(random, 366, 226)) +
    placed(middle.x, middle.y, 1.78, centered(motif))
  );
}

/** A plate so large that the frame cuts its rim above and below. */
function largePlate(motif: string, random: () => number): string {
  return (
    placed(middle.x, middle.y, 1, plate(random, 520, 290)) +
    placed(middle.x, middle.y, 2.3, centered(motif))
  );
}

/** A plate that leaves the frame on one side, the ground showing on the other. */
function sidePlate(motif: string, random: () => number): string {
  const x = random() < 0.5 ? 440 : 760;
  const y = pick(random, [400, 430, 370]);
  return placed(x, y, 1, plate(random, 470, 270)) + placed(x, y, 2.15, centered(motif));
}

/** A disc between two straight bands. */
function banded(motif: string): string {
  return (
    border(width, 0, 96, true) +
    border(width, height - 96, 96, false) +
    placed(
      middle.x,
      middle.y,
      1,
      `<circle class="glaze" r="262"/><circle class="thin" r="262"/><circle class="thin" r="246"/>`,
    ) +
    placed(middle.x, middle.y, 2, centered(motif))
  );
}

/** An arched niche, as on painted dowry chests. */
function niche(motif: string): string {
  const arch = (inset: number) => {
    const half = 280 - inset;
    return `M${-half},${height} V-20 a${half},${half} 0 0 1 ${2 * half},0 V${height} Z`;
  };
  return (
    placed(
      middle.x,
      360,
      1,
      `<path class="glaze" d="${arch(0)}"/><path class="band" d="${arch(22)}"/>
       <path class="glaze" d="${arch(54)}"/><path class="thin" d="${arch(0)}"/>
       <path class="thin" d="${arch(22)}"/><path class="thin" d="${arch(54)}"/>`,
    ) +
    placed(middle.x, 404, 2.05, centered(motif)) +
    border(width, height - 84, 84, false)
  );
}

function placed(x: number, y: number, scale: number, content: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;
}

function centered(motif: string): string {
  return `<g class="motif" transform="translate(-100 -100)">${motif}</g>`;
}
