import { distanceKm } from '../distance.ts';
import type { Point } from '../geo.ts';
import { phraseAt, type LineWord, type Reading } from './line-words.ts';

/** A locality, or a district of a large one, that a line may name. */
export type NamedPlace = Point & {
  /** Folded, with spaces for hyphens; a district may have other names. */
  names: readonly string[];
  label: string;
  population: number;
  /** The folded name of the city of a district, null for a locality. */
  city: string | null;
  /** A district whose name is also something else: only "în" or its city says that the place is meant. */
  isAmbiguous: boolean;
};

const longest = 4;
/** What people call some cities. */
const otherNames = new Map([
  ['cluj', 'cluj napoca'],
  ['clujul', 'cluj napoca'],
  ['clujnapoca', 'cluj napoca'],
  ['buc', 'bucuresti'],
  ['bucurestiul', 'bucuresti'],
  ['bucharest', 'bucuresti'],
  ['capitala', 'bucuresti'],
  ['tg mures', 'targu mures'],
  ['tirgu mures', 'targu mures'],
  ['tg jiu', 'targu jiu'],
  ['tirgu jiu', 'targu jiu'],
  ['rm valcea', 'ramnicu valcea'],
  ['valcea', 'ramnicu valcea'],
  ['turnu severin', 'drobeta turnu severin'],
  ['severin', 'drobeta turnu severin'],
  ['birlad', 'barlad'],
  ['cimpina', 'campina'],
]);
const leads = [
  'in',
  'din',
  'la',
  'langa',
  'prin',
  'spre',
  'zona',
  'in zona',
  'din zona',
  'prin zona',
  'cartier',
  'cartierul',
  'in cartierul',
  'in cartier',
  'din cartierul',
  'aproape de',
  'in orasul',
  'in apropiere de',
  'in centru in',
];
/** Smaller places are named only where "în" stands before them: a bare village is more often a word of its own. */
const bareFrom = 30_000;
const smallest = { in: 1_000, other: 5_000 };
/** Cities whose name is a family name too. */
const nameOfPeople: ReadonlySet<string> = new Set(['roman']);
/** A district is meant in the city around the visitor, if it has one of that name. */
const aroundKm = 40;

/** Returns the names of places that may stand in a line, to look them up: folded, up to four words each. */
export function placeNames(words: readonly LineWord[]): string[] {
  const names = words.flatMap((_, at) =>
    Array.from({ length: longest }, (_, more) => nameOf(words, at, more + 1)),
  );
  return [...new Set(names)].filter((name) => name !== '');
}

/** Returns the place that the words from `at` on name; null when they name none. `mentioned` are all folded names of the line. */
export function readPlace(
  words: readonly LineWord[],
  at: number,
  places: readonly NamedPlace[],
  center: Point | null,
): Reading<NamedPlace> | null {
  const lead = phraseAt(words, at, leads);
  const preposition = lead > 0 ? (words[at]?.text ?? '') : null;
  for (let length = longest; length > 0; length--) {
    if (at + lead + length > words.length) continue;
    const name = nameOf(words, at + lead, length);
    const end = at + lead + length;
    const all = places.filter(({ names }) => names.includes(name));
    const around = cityAround(words, at, end, places);
    const own = all.filter(({ city }) => city !== null && city === around?.value);
    if (own[0]) return { length: lead + length + (around?.length ?? 0), value: own[0] };
    const meant = all.filter((place) => isMeant(place, preposition, end === words.length));
    const best = nearestOrLargest(meant, center);
    if (best) return { length: lead + length, value: best };
  }
  return null;
}

/** The city named right behind a district ("Copou, Iași"), which belongs to it, or anywhere else in the line. */
function cityAround(
  words: readonly LineWord[],
  at: number,
  end: number,
  places: readonly NamedPlace[],
): Reading<string> | null {
  const cities = new Set(places.filter(({ city }) => city === null).flatMap(({ names }) => names));
  const lead = phraseAt(words, end, ['in', 'din', 'la']);
  for (let length = longest; length > 0; length--) {
    const name = nameOf(words, end + lead, length);
    if (cities.has(name) && end + lead + length <= words.length)
      return { length: lead + length, value: name };
  }
  for (let start = 0; start < at; start++)
    for (let length = longest; length > 0; length--) {
      const name = nameOf(words, start, length);
      if (cities.has(name) && start + length <= at) return { length: 0, value: name };
    }
  return null;
}

function isMeant(place: NamedPlace, preposition: string | null, isLast: boolean): boolean {
  if (place.city !== null) return preposition !== null || (isLast && !place.isAmbiguous);
  if (preposition === null)
    return place.population >= bareFrom && !place.names.some((name) => nameOfPeople.has(name));
  const isIn = preposition === 'in' || preposition === 'din';
  return place.population >= (isIn ? smallest.in : smallest.other);
}

function nearestOrLargest(places: readonly NamedPlace[], center: Point | null): NamedPlace | null {
  const near = (place: NamedPlace) =>
    place.city !== null && center !== null && distanceKm(center, place) <= aroundKm;
  const [best] = [...places].sort(
    (one, other) => Number(near(other)) - Number(near(one)) || other.population - one.population,
  );
  return best ?? null;
}

/** The name of so many words; "sectorul 3" is "sector 3". */
function nameOf(words: readonly LineWord[], at: number, length: number): string {
  const name = words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
    .replace(/^(sectorul|sect|sectoru) (\d)$/, 'sector $2');
  return otherNames.get(name) ?? name;
}
