import { expect, it } from 'vitest';
import { distanceLabel } from './card-data.ts';

it.each([
  [0, 'la 50\u00A0m'],
  [412, 'la 400\u00A0m'],
  [949, 'la 950\u00A0m'],
  [974, 'la 950\u00A0m'],
  [975, 'la 1\u00A0km'],
  [1000, 'la 1\u00A0km'],
  [2449, 'la 2,4\u00A0km'],
  [9_970, 'la 10\u00A0km'],
  [14_400, 'la 14\u00A0km'],
])('%i m is written %s', (metres, label) => {
  expect(distanceLabel(metres)).toBe(label);
});
