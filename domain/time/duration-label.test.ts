import { expect, test } from 'vitest';
import { durationLabel } from './duration-label.ts';

test.each([
  [1, '1\u00A0minut'],
  [15, '15\u00A0minute'],
  [30, '30\u00A0de\u00A0minute'],
  [60, '1\u00A0oră'],
  [61, '1\u00A0oră și 1\u00A0minut'],
  [90, '1\u00A0oră și 30\u00A0de\u00A0minute'],
  [120, '2\u00A0ore'],
  [135, '2\u00A0ore și 15\u00A0minute'],
  [1_200, '20\u00A0de\u00A0ore'],
  [0, '0\u00A0minute'],
])('%d minutes are said %j @S9-21', (minutes, words) => {
  expect(durationLabel(minutes)).toBe(words);
});
