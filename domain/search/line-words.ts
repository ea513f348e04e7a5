import { fold } from '#domain/words/fold.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

/** `text` is folded. Amounts have decimal commas, no thousands separators: "1500", "99,50". */
type LineWord = {
  text: string;
  start: number;
  end: number;
  /** True if a dash joins the word to the previous one. */
  isJoined: boolean;
  /** True after a comma or semicolon. After "nu", other marks count too, but not that of "nu-i". */
  isAfterComma: boolean;
};

export type Words = readonly LineWord[];

/** `length` is in words. */
export type Reading<T> = { length: number; value: T };

const otherSpellings = new Map(
  Object.entries({
    ...vocabulary.foreignTimes,
    miine: 'maine',
    poimiine: 'poimaine',
    mierc: 'miercuri',
    'simbata sambta samb sb': 'sambata',
    'dumineca duminca dum': 'duminica',
    'wekend wkend': 'weekend',
    'weekendu wkendul': 'weekendul',
    'saptamina sapt': 'saptamana',
    vitoare: 'viitoare',
    'dim dimi': 'dimineata',
    pina: 'pana',
  }).flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)),
);

const amount = /(\d{1,3}(?:[.\u00a0]\d{3})+(?:,\d{2})?)/;
const lei = String.raw`\s*(?:de\s+)?(?:lei|ron)(?!\p{L})`;
const to = String.raw`\s*(?:[-–]|[sșş]i|la)\s*\d{1,5}`;
/** Matches the decimal in "99,50 lei" and "49,5 și 99 lei", but not the date in "25.11 la 100 lei". */
const decimals = String.raw`(\d{1,5}(?:,\d\d?(?=(?:${to}(?:[.,]\d\d?)?)?${lei})|\.\d\d?(?=(?:${to}[.,]\d\d?)?${lei})))`;
const fullDate = /\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{1,2}[./]\d{1,2}[./]\d{2}/;
const dateOrTime =
  /\d{1,2}(?:[:.]\d{2}|\/\d{1,2})|(?<=\b(?:ora|orele|la|dup[aă])\s)\d{1,2},[0-5]\d/;
const pattern = new RegExp(
  `(?:${amount.source}|${decimals}|${fullDate.source}|${dateOrTime.source})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}\\p{M}]+|[€$£]`,
  'giu',
);

/** Splits a line. Words for times get their usual Romanian spelling. */
export function lineWords(line: string): Words {
  let end = 0;
  const matches = Array.from(line.matchAll(pattern));
  const folded = matches.map(
    ([text, large, decimal]) =>
      large?.replace(/[.\s]/g, '') ?? decimal?.replace(/[.]/, ',') ?? fold(text),
  );
  return matches.map(({ 0: text, index }, at) => {
    const between = line.slice(end, index);
    end = index + text.length;
    const own = folded[at]!;
    return {
      text: hungarianWord(own, folded[at - 1], folded[at + 1]) ?? otherSpellings.get(own) ?? own,
      start: index,
      end,
      isJoined: /^\s*[-–]\s*$/.test(between),
      isAfterComma: (folded[at - 1] === 'nu' ? /[,;.:!?–]|\s-|-\s/ : /[,;]/).test(between),
    };
  });
}

/** Translates "ma" and "este" only beside a Hungarian word, because they are also Romanian. */
function hungarianWord(word: string, before = '', after = ''): string | null {
  if (word === 'ma' && /^(este|reggel|delelott|delutan|)$/.test(after)) return 'azi';
  if (
    word === 'este' &&
    /^(ma|holnap|hetfon|kedden|szerdan|csutortokon|penteken|szombaton)$/.test(before)
  )
    return 'seara';
  return null;
}

/** Returns '' outside the line. */
export function textAt(words: Words, at: number): string {
  return words[at]?.text ?? '';
}

/** Splits 'azi, astazi'. */
export function phraseList(text: string): string[] {
  return text.trim().split(/,\s+/);
}

/** Returns the number of words of the longest phrase at `at`, else 0. */
export function phraseAt(words: Words, at: number, phrases: readonly string[]): number {
  const rest = words
    .slice(at)
    .map(({ text }) => `${text} `)
    .join('');
  const lengths = phrases
    .filter((phrase) => rest.startsWith(`${phrase} `))
    .map((phrase) => phrase.split(' ').length);
  return Math.max(0, ...lengths);
}

export type PhraseMeaning<T> = readonly [phrases: readonly string[], value: T];

/** Returns the value of the first entry that has a phrase at `at`. */
export function readPhrase<T>(
  words: Words,
  at: number,
  meanings: readonly PhraseMeaning<T>[],
): Reading<T> | null {
  for (const [phrases, value] of meanings) {
    const length = phraseAt(words, at, phrases);
    if (length > 0) return { length, value };
  }
  return null;
}

const numbers =
  'zero un doi trei patru cinci sase sapte opt noua zece unsprezece doisprezece'.split(' ');

/** Parses 0 to 99 in digits, 1 to 12 in words. */
export function numberIn(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  if (word === 'o') return 1;
  if (word === 'doua') return 2;
  if (word === 'douasprezece') return 12;
  const value = numbers.indexOf(word);
  return value > 0 ? value : null;
}

/** `spans` must ascend. Removes them, detached punctuation, and repeated spaces and commas. */
export function without(line: string, spans: readonly { start: number; end: number }[]): string {
  let rest = '';
  let from = 0;
  for (const { start, end } of spans) {
    rest += `${line.slice(from, start)} `;
    from = end;
  }
  return (rest + line.slice(from))
    .replace(/(^|\s)[.…;:!?„“”"()]+(?=[\s,]|$)/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/ ?,(?: ?,)*/g, ',')
    .replace(/^[ ,–-]+|[ ,–-]+$/g, '');
}
