import { pick } from './random.ts';

/**
 * A pattern by one of its tiles, which joins its neighbours on every side. Sides are multiples of 12, so that a tile is
 * a whole number of pixels at every width of the contract: others are drawn ten times slower.
 */
interface Tile {
  width: number;
  height: number;
  path: string;
}

/** The peacock's tail: arcs in arcs, each row shifted by half. */
const scales: Tile = {
  width: 84,
  height: 84,
  path: [
    [0, 42],
    [84, 42],
    [42, 84],
    [-42, 84],
    [126, 84],
    [42, 0],
    [0, 126],
    [84, 126],
  ]
    .map(([x = 0, y = 0]) => arcs(x, y))
    .join(''),
};

const crosses: Tile = {
  width: 60,
  height: 60,
  path: 'M11,15 a4,4 0 1 0 8,0 a4,4 0 1 0 -8,0 M36,45 h18 M45,36 v18',
};

const waves: Tile = {
  width: 84,
  height: 36,
  path: 'M-42,18 q21,-26 42,0 t42,0 t42,0 t42,0',
};

const stars: Tile = {
  width: 108,
  height: 108,
  path: [star(27, 27), star(81, 81)].join(''),
};

const weave: Tile = {
  width: 96,
  height: 96,
  path: [flower(24, 24), flower(72, 72)].join(''),
};

/**
 * A picture's whole area in one of the patterns, `scale` pixels to a unit: the ground below all. It stands outside the
 * scaled drawing, as a pattern that is scaled when it is painted costs ten times more.
 */
export function ground(random: () => number, scale: number): string {
  const { width, height, path } = pick(random, [scales, crosses, waves, stars, weave]);
  return `<pattern id="ground" patternUnits="userSpaceOnUse" width="${width * scale}" height="${height * scale}">
      <path class="ground" transform="scale(${scale})" d="${path}"/></pattern>
    <rect width="100%" height="100%" fill="url(#ground)"/>`;
}

function arcs(x: number, y: number): string {
  return [40, 26, 12].map((r) => `M${x - r},${y} a${r},${r} 0 0 1 ${2 * r},0`).join('');
}

function star(x: number, y: number): string {
  const arms = [22, 15.6, 22, 15.6].map((reach, i) => {
    const [dx, dy] = [i === 0 ? 0 : reach, i === 2 ? 0 : i === 3 ? -reach : reach];
    return `M${x - dx},${y - dy} L${x + dx},${y + dy}`;
  });
  return arms.join('');
}

function flower(x: number, y: number): string {
  const petal = (dx: number, dy: number) =>
    `M${x},${y} q${dx + dy / 2},${dy - dx / 2} ${dx * 2},${dy * 2} q${-dx - dy / 2},${-dy + dx / 2} ${-dx * 2},${-dy * 2}`;
  return petal(0, -18) + petal(18, 0) + petal(0, 18) + petal(-18, 0);
}
