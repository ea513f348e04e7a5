import { expect, test } from 'vitest';
import { durationLabel, waitSentence } from './duration-label.ts';

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
])('%d minutes become %j @S9-21', (minutes, words) => {
  expect(durationLabel(minutes)).toBe(words);
});

test.each([
  [0, 'câteva secunde'],
  [10, 'câteva secunde'],
  [11, 'un\u00A0minut'],
  [60, 'un\u00A0minut'],
  [61, '2\u00A0minute'],
  [900, '15\u00A0minute'],
  [1141, '20\u00A0de\u00A0minute'],
  [3540, '59\u00A0de\u00A0minute'],
  [3541, 'o\u00A0oră'],
  [3600, 'o\u00A0oră'],
  [3601, '2\u00A0ore'],
  [86_400, '24\u00A0de\u00A0ore'],
])('a visitor who is rate-limited for %d seconds waits %s', (seconds, words) => {
  expect(waitSentence(seconds)).toBe(`Prea multe încercări. Încearcă din nou peste ${words}.`);
});
