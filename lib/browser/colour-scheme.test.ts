import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toolbarColours } from './colour-scheme.ts';

const source = readFileSync('styles/tokens.css', 'utf8');
const colours = new Map(
  [...source.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const texts = [
  'ink, muted, brand, brand-hover, leaf, danger, danger-hover on canvas, surface, sunken',
  'ink, muted, brand, brand-hover on brand-soft',
  'ink, leaf on leaf-soft',
  'ink, sun-ink on sun-soft',
  'ink, danger, danger-hover on danger-soft',
  'on-brand on brand, brand-hover, danger, danger-hover',
  'canvas on ink',
];

const edges = ['line-strong, brand on canvas, surface, sunken'];

test.each(['light', 'dark'] as const)('texts and controls keep their contrast in %s', (scheme) => {
  for (const [pairs, least] of [
    [texts, 4.5],
    [edges, 3],
  ] as const)
    for (const [front, back] of pairs.flatMap(pairsOf)) {
      const contrast = contrastOf(colourOf(front, scheme), colourOf(back, scheme));
      expect.soft(contrast, `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    }
  expect(contrastOf(colourOf('ink', scheme), colourOf('canvas', scheme))).toBeGreaterThan(7);
  expect(toolbarColours[scheme]).toBe(colourOf('canvas', scheme));
});

function pairsOf(line: string): [string, string][] {
  const [fronts = [], backs = []] = line.split(' on ').map((names) => names.split(', '));
  return fronts.flatMap((front) => backs.map((back): [string, string] => [front, back]));
}

function colourOf(name: string, scheme: 'light' | 'dark'): string {
  const colour = colours.get(name);
  if (!colour) throw new Error(`No colour ${name} with two schemes`);
  return colour[scheme];
}

function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
