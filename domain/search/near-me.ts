import { numberIn, phraseAt, phraseList, textAt, type Words } from './line-words.ts';

const nearest = phraseList(`
  cel mai apropiat, cea mai apropiata, cei mai apropiati, cele mai apropiate, cel mai aproape,
  cea mai aproape, cel mai la indemana, cea mai la indemana, nearest, closest, legkozelebbi`);
const nearMe = phraseList(`
  langa mine, aproape de mine, in apropiere, in apropierea mea, in zona mea, in zona, prin zona,
  prin preajma, aproape, near me, de aici, langa casa, la indemana, de unde sunt, la doi pasi,
  in preajma, nearby, around me, a kozelemben, kozelemben, a kozelben`);
const centers = phraseList('centru, in centru, din centru, prin centru, zona centrala');

type NearMe = { kind: 'nearest' | 'near_me'; length: number };

/** A city's centre counts only if nothing searchable follows: "Centru de masaj" is a name. */
export function readNearMe(
  words: Words,
  at: number,
  isLast: (at: number) => boolean,
): NearMe | null {
  const superlative = phraseAt(words, at, nearest);
  if (superlative > 0) return { kind: 'nearest', length: superlative };
  const near = phraseAt(words, at, nearMe);
  if (near > 0) return { kind: 'near_me', length: near };
  if (isMinutesAway(words, at)) return { kind: 'near_me', length: minutesAway.length };
  const center = phraseAt(words, at, centers);
  return center > 0 && isLast(at + center) ? { kind: 'near_me', length: center } : null;
}

const minutesAway = [
  /^(la|in)$/,
  null,
  /^(min|minute?|km|m|pasi|statii)$/,
  /^de$/,
  /^(mine|aici|casa)$/,
];

function isMinutesAway(words: Words, at: number): boolean {
  return minutesAway.every((part, index) => {
    const text = textAt(words, at + index);
    return part ? part.test(text) : numberIn(text) !== null;
  });
}
