import { pick } from './random.ts';
import { rings, type Ring } from './ring.ts';

const rims: readonly [Ring[], ...Ring[][]] = [
  ['scallops', 'dots', 'waves'],
  ['petals', 'rays', 'dots'],
  ['waves', 'petals', 'zigzag'],
  ['zigzag', 'scallops', 'dots'],
  ['rays', 'waves', 'petals'],
  ['petals', 'dots', 'scallops'],
];

/**
 * A glazed plate around 0,0: a rim of three ornaments between drawn circles, and an empty mirror in the middle for the
 * motif. `mirror` is the radius that stays free.
 */
export function plate(random: () => number, radius: number, mirror: number): string {
  const [outer = 'dots', middle = 'waves', inner = 'rays'] = pick(random, rims);
  const rim = radius - mirror;
  const bands = [
    { ring: outer, at: mirror + rim * 0.76, height: rim * 0.3 },
    { ring: middle, at: mirror + rim * 0.44, height: rim * 0.22 },
    { ring: inner, at: mirror + rim * 0.15, height: rim * 0.16 },
  ];
  const circles = [radius - rim * 0.04, mirror + rim * 0.58, mirror + rim * 0.29, mirror];
  return [
    `<circle class="glaze" r="${radius}"/>`,
    `<circle class="band" r="${mirror + rim * 0.58}"/>`,
    `<circle class="glaze" r="${mirror + rim * 0.29}"/>`,
    ...circles.map((r) => `<circle class="thin" r="${r.toFixed(1)}"/>`),
    ...bands.map(({ ring, at, height }) => `<g class="ornament">${rings[ring](at, height)}</g>`),
  ].join('');
}
