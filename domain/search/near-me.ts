import { numberIn, phraseAt, phraseList, textAt, type Words } from './line-words.ts';

const nearest = phraseList(`
  cel mai apropiat, cea mai apropiata, cei mai apropiati, cele mai apropiate, cel mai aproape,
  cea mai aproape, cel mai la indemana, cea mai la indemana, nearest, closest, legkozelebbi`);
const nearMe = [
  ...nearest,
  ...phraseList(`
    langa mine, aproape de mine, in apropiere, in apropierea mea, in zona mea, in zona, prin zona,
    prin preajma, aproape, near me, de aici, langa casa, la indemana, de unde sunt, la doi pasi,
    in preajma, nearby, around me, a kozelemben, kozelemben, a kozelben`),
];
const centers = phraseList('centru, in centru, din centru, prin centru, zona centrala');

/**
 * Counts the words that mean the visitor's surroundings. Words for the centre of a city need
 * `isLast` (nothing searchable follows): "Centru de masaj" is a name.
 */
export function nearMeAt(words: Words, at: number, isLast: (at: number) => boolean): number {
  const near = phraseAt(words, at, nearMe);
  if (near > 0) return near;
  if (isMinutesAway(words, at)) return minutesAway.length;
  const center = phraseAt(words, at, centers);
  return center > 0 && isLast(at + center) ? center : 0;
}

/** True for "cel mai apropiat" and the like. */
export function isNearestAt(words: Words, at: number): boolean {
  return phraseAt(words, at, nearest) > 0;
}

const minutesAway = [
  /^(la|in)$/,
  null,
  /^(min|minute?|km|m|pasi|statii)$/,
  /^de$/,
  /^(mine|aici|casa)$/,
];

/** True for "la 5 minute de mine"; ignores the distance. */
function isMinutesAway(words: Words, at: number): boolean {
  return minutesAway.every((part, index) => {
    const text = textAt(words, at + index);
    return part ? part.test(text) : numberIn(text) !== null;
  });
}
