import { expect, test } from 'vitest';
import { bandSteps, fitSteps } from './search-steps.ts';

test('words are looked up by fit and band', () => {
  const words = [{ word: 'tuns', direct: ['tuns'], all: ['tuns', 'frizer'] }];
  const squares = { plain: ['f1_1'], category: ['f1_1'], word: ['c1_1'] };
  expect(fitSteps({ words, categories: [], squares, hours: [] })).toHaveLength(6 * 3);
});

test.each([
  ['in squares', ['c1_1'], 24, "('c1_1A:@7_0' | "],
  ['in the country, for a few hours', null, 8, "('@7_0' | "],
  ['in the country, for many hours, not at all', null, 9, "('A' | 'B')"],
])('hours are a condition of their own %s', (_, word, count, last) => {
  const hours = [Array.from({ length: count }, (_, hour) => `@7_${hour}`)];
  const squares = { plain: null, category: null, word };
  const [step] = bandSteps({ words: [], categories: [], squares, hours });
  expect(step?.at(-1)?.startsWith(last)).toBe(true);
});
