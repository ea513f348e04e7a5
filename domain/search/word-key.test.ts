import { describe, expect, test } from 'vitest';
import { wordKey } from './word-key.ts';

describe('forms of a word share one key', () => {
  test.each([
    ['of any number, case and article', 'frizerie frizerii frizeria frizeriei frizeri frizer'],
    ['whose vowels change in the plural', 'tunsoare tunsori tunsoarea tunsorile'],
    ['with endings of several letters', 'unghii unghie unghia unghiile unghiilor'],
    ['that name a science, its people and their work', 'stomatologie stomatolog stomatologice'],
    ['that are infinitive and participle', 'vopsit vopsire vopsitul'],
    ['spelt as they sound', 'machiaj makiaj machiaaj'],
    ['from abroad', 'fitness fitnes'],
    ['with y or i', 'yoga ioga'],
  ])('%s', (_, words) => {
    expect(new Set(words.split(' ').map(wordKey)).size).toBe(1);
  });
});

test.each([
  ['spa', 'spate'],
  ['barba', 'barber'],
  ['medic', 'medical'],
  ['ana', 'anca'],
  ['salon', 'sala'],
])('%s and %s have different keys', (one, other) => {
  expect(wordKey(one)).not.toBe(wordKey(other));
});
