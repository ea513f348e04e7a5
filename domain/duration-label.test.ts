import { expect, test } from 'vitest';
import { durationLabel } from './duration-label.ts';

test.each([
  [1, '1 minut'],
  [15, '15 minute'],
  [30, '30 de minute'],
  [60, '1 oră'],
  [61, '1 oră și 1 minut'],
  [90, '1 oră și 30 de minute'],
  [120, '2 ore'],
  [135, '2 ore și 15 minute'],
  [1_200, '20 de ore'],
  [0, '0 minute'],
])('%d minutes are said %j @S9-21', (minutes, words) => {
  expect(durationLabel(minutes)).toBe(words);
});
