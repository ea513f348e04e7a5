/** Longest first. */
const endings: readonly (readonly [ending: string, minStem: number])[] = [
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

const sounds: readonly (readonly [RegExp, string])[] = [
  [/ck|q/g, 'k'],
  [/ch(?=[ei])/g, 'k'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/tz/g, 't'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  // Two or three equal letters become one; a longer run matches no word.
  [/(.)\1{1,2}(?!\1)/g, '$1'],
];

/** Returns the phonetic stem of a folded word, which "frizerie" and "frizerii" share. */
export function wordKey(word: string): string {
  return stem(asItSounds(word));
}

/** Returns one spelling per sound: "makiaj" for "machiaj". */
export function asItSounds(word: string): string {
  return sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

function stem(word: string): string {
  // "Stomatologic" and "stomatologie" have one stem.
  return withoutEnding(word.replace(/logic.{0,3}$/, 'log'))
    .replace(/oa/g, 'o')
    .replace(/ea/g, 'e')
    .replace(/(.{4})(ar|ir|at|it)$/, '$1');
}

function withoutEnding(word: string): string {
  const found = endings.find(
    ([ending, minStem]) => word.endsWith(ending) && word.length - ending.length >= minStem,
  );
  return found ? word.slice(0, -found[0].length) : word;
}
