import { expect, test } from 'vitest';
import { fitSteps } from './search-steps.ts';

test.each([
  ['a few meanings are looked up by fit and band', 3, 30],
  ['letters, that mean anything, by band alone', 300, 5],
])('words of %s', (_, meanings, steps) => {
  const all = Array.from({ length: meanings }, (_, index) => `word${index}`);
  const words = [{ word: 'word0', direct: all.slice(0, 1), all }];
  const squares = { plain: ['f1_1'], category: ['f1_1'], word: ['c1_1'] };
  expect(fitSteps({ words, categories: [], squares })).toHaveLength(steps);
});
