/** The endings of nouns and adjectives: articles, plurals, cases. Longest first; what is left keeps `least` letters. */
const endings: readonly (readonly [ending: string, least: number])[] = [
  ['urilor', 3],
  ['urile', 3],
  ['elor', 3],
  ['ilor', 3],
  ['ului', 3],
  ['ele', 3],
  ['ile', 3],
  ['iei', 4],
  ['lor', 4],
  ['uri', 3],
  ['ia', 4],
  ['ie', 4],
  ['ul', 3],
  ['ei', 3],
  ['ea', 4],
  ['a', 3],
  ['e', 3],
  ['i', 3],
  ['u', 4],
];

/** Sounds that are spelt in several ways, most of all in words from abroad. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ck|q/g, 'k'],
  [/ch(?=[ei])/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/tz/g, 't'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  // A letter too many is a slip; more of them are no word.
  [/(.)\1{1,2}(?!\1)/g, '$1'],
];

/**
 * Returns what a folded word (domain/fold.ts) is looked up by: its Romanian stem, spelt as it sounds. "frizerie",
 * "frizeria" and "frizerii" have one key, "machiaj" and "makiaj" too. Keys are no words and are never shown.
 */
export function wordKey(word: string): string {
  return stem(asItSounds(word));
}

/** Returns a folded word, or the beginning of one, with one spelling for each sound: "makiaj" for "machiaj". */
export function asItSounds(word: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

/** Words of science ("stomatologic", "stomatologie") first, then endings, the vowels that change in the plural, then infinitive and participle. */
function stem(word: string): string {
  return withoutEnding(word.replace(/logic.{0,3}$/, 'log'))
    .replace(/oa/g, 'o')
    .replace(/ea/g, 'e')
    .replace(/(.{4})(ar|ir|at|it)$/, '$1');
}

function withoutEnding(word: string): string {
  const found = endings.find(
    ([ending, least]) => word.endsWith(ending) && word.length - ending.length >= least,
  );
  return found ? word.slice(0, -found[0].length) : word;
}
