import { words } from '#domain/words/fold.ts';
import { mayBeName, phrases, skipWords } from './synonyms.ts';

const asides =
  /\b(?:(?:intre )?(?:\d+ (?:si |la )?)*\d+ (?:de )?(?:lei|ron|euro|ani)|buna? (?:ziua|seara|dimineata)|24 (?:din )?(?:7|24)|black friday|o ora)\b/g;

/** Each word costs a lookup. */
const maxWords = 8;

/**
 * Returns the first eight different words, folded, without skip words. A known phrase becomes its
 * meaning. Only the last word may be a single letter.
 */
export function queryWords(text: string): string[] {
  const found: string[] = [];
  const all = meantWords(text).filter((word) => !skipWords.has(word));
  for (let at = 0; at < all.length;) {
    const phrase = phrases.find(([parts]) =>
      parts.every((word, index) => all[at + index] === word),
    );
    found.push(...(phrase ? phrase[1] : all.slice(at, at + 1)));
    at += phrase ? phrase[0].length : 1;
  }
  const long = found.filter((word, index) => !isLetter(word) || index === found.length - 1);
  return [...new Set(long)].slice(0, maxWords);
}

/** Returns the first eight different skip words that may be a name, folded. */
export function nameWords(text: string): string[] {
  return [...new Set(meantWords(text).filter(mayBeName))].slice(0, maxWords);
}

function meantWords(text: string): string[] {
  return words(words(text).join(' ').replace(asides, ' '));
}

function isLetter(word: string): boolean {
  return /^\p{L}$/u.test(word);
}
