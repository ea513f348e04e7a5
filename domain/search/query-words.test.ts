import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

test.each([
  ['Tuns și barbă, tuns', ['tuns', 'barba']],
  ['doctor de ochi bun lângă mine', ['oftalmolog']],
  ['cabinet stomatologic', ['stomatolog']],
  ['vreau să mă tund cât mai repede', ['tund']],
  ['unde îmi pot face unghiile', ['unghiile']],
  ['mă doare spatele', ['spatele']],
  ['lângă mine', []],
  ['', []],
])('%j asks for %j', (text, expected) => {
  expect(queryWords(text)).toEqual(expected);
});
