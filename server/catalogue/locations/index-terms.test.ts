import { expect, test } from 'vitest';
import { fitSteps } from './index-terms.ts';

test.each([
  ['a few meanings are looked up by fit and band', 3, 30],
  ['letters, that mean anything, by band alone', 300, 5],
])('words of %s', (_, meanings, steps) => {
  const all = Array.from({ length: meanings }, (_, index) => `word${index}`);
  const words = [{ direct: all.slice(0, 1), all }];
  const around = { area: ['f1_1'], small: ['f1_1'], large: ['c1_1'] };
  expect(fitSteps({ words, categories: [], around })).toHaveLength(steps);
});
