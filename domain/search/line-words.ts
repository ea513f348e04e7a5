import { fold } from '../fold.ts';

/** A word of a line, folded, or a number as it is written ("18", "18:30", "25.11"), and where it stands. */
export type LineWord = {
  text: string;
  start: number;
  end: number;
  /** A dash stands between it and the word before. */
  isJoined: boolean;
};

/** What some words say, and how many they are. */
export type Reading<T> = { length: number; value: T };

/** Words for days as they are spelt otherwise. */
const otherSpellings = new Map([
  ['miine', 'maine'],
  ['poimiine', 'poimaine'],
  ['simbata', 'sambata'],
  ['dumineca', 'duminica'],
  ['saptamina', 'saptamana'],
  ['sapt', 'saptamana'],
  ['pina', 'pana'],
  ['wekend', 'weekend'],
]);

const pattern = /\d{1,2}(?:[:.]\d{2}|\/\d{1,2})(?:[./]\d{4})?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+/gu;

/** Returns the words of a line in their order. */
export function lineWords(line: string): LineWord[] {
  let end = 0;
  return Array.from(line.matchAll(pattern), ({ 0: text, index }) => {
    const between = line.slice(end, index);
    end = index + text.length;
    const folded = fold(text);
    return {
      text: otherSpellings.get(folded) ?? folded,
      start: index,
      end,
      isJoined: /^\s*[-–]\s*$/.test(between),
    };
  });
}

/** Returns how many words from `at` on are those of one of some phrases, the longest first; 0 for none. */
export function phraseAt(
  words: readonly LineWord[],
  at: number,
  phrases: readonly string[],
): number {
  const lengths = phrases
    .map((phrase) => phrase.split(' '))
    .filter((phrase) => phrase.every((word, index) => words[at + index]?.text === word))
    .map(({ length }) => length);
  return Math.max(0, ...lengths);
}

const numbers = [
  'zero',
  'un',
  'doi',
  'trei',
  'patru',
  'cinci',
  'sase',
  'sapte',
  'opt',
  'noua',
  'zece',
];

/** Returns the whole number that a word says, up to 99; null for another word. */
export function numberIn(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (/^\d{1,2}$/.test(word)) return Number(word);
  if (word === 'o') return 1;
  if (word === 'doua') return 2;
  const value = numbers.indexOf(word);
  return value > 0 ? value : null;
}
