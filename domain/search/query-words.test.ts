import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

test.each([
  ['Tuns și barbă, tuns', ['tuns', 'barba']],
  ['doctor de ochi bun lângă mine', ['oftalmolog']],
  ['cabinet stomatologic', ['stomatolog']],
  ['lângă mine', []],
  ['', []],
])('%j asks for %j', (text, expected) => {
  expect(queryWords(text)).toEqual(expected);
});
