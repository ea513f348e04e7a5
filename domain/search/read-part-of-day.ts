import type { LocalDate } from '#domain/time/local-time.ts';
import { dayWords, partsOfDay } from './hour-phrases.ts';
import { readPhrase, textAt, type Reading, type Words } from './line-words.ts';
import { readDay } from './read-day.ts';
import type { When } from './when.ts';

const eveningServices = /^(machiaj|makiaj|makeup|coaf|rochi)/;

/** Parses "dimineața", "după serviciu", "în seara" before "de Revelion". */
export function readPartOfDay(words: Words, at: number, today: LocalDate): Reading<When> | null {
  const part = readPhrase(words, at, partsOfDay);
  if (!part) return null;
  const [text, next] = [textAt(words, at), textAt(words, at + 1)];
  const before = textAt(words, at - 1);
  // "Bună seara" is a greeting, "cremă noapte" a service, "în seara de nuntă" an event.
  if (/^buna?$/.test(before)) return null;
  if (text === 'noapte' && !dayWords.test(before)) return null;
  if (before === 'in' && next === 'de') return null;
  const isBeforeDay = textAt(words, at + 2) === 'de' && readDay(words, at + 2, today) !== null;
  if (text === 'in' && readPhrase(words, at + 1, partsOfDay) && !isBeforeDay) return null;
  // "Machiaj de seară" and "seară machiaj" are services, unless a day precedes "seară".
  const isEvening = /^(seara|noaptea?|pe|spre|catre)$/.test(text);
  const isService =
    before === 'de' || (isEvening && words.some((word) => eveningServices.test(word.text)));
  return isService && !dayWords.test(before) ? null : part;
}
