import { expect, test } from 'vitest';
import { waitLabel, waitSentence } from './wait-label.ts';

test.each([
  [0, 'câteva secunde'],
  [10, 'câteva secunde'],
  [11, 'un minut'],
  [60, 'un minut'],
  [61, '2 minute'],
  [900, '15 minute'],
  [1141, '20 de minute'],
  [3540, '59 de minute'],
  [3541, 'o oră'],
  [3600, 'o oră'],
  [3601, '2 ore'],
  [86_400, '24 de ore'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitLabel(seconds)).toBe(words);
});

test('whoever tried too often reads how long to wait', () => {
  expect(waitSentence(3600)).toBe('Prea multe încercări. Încearcă din nou peste o oră.');
});
