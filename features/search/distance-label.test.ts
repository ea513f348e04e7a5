import { expect, it } from 'vitest';
import { distanceLabel } from './distance-label.ts';

it.each([
  [0, 'la 50 m'],
  [412, 'la 400 m'],
  [949, 'la 950 m'],
  [1000, 'la 1 km'],
  [2449, 'la 2,4 km'],
  [9_970, 'la 10 km'],
  [14_400, 'la 14 km'],
])('%i m is written %s', (metres, label) => {
  expect(distanceLabel(metres)).toBe(label);
});
