import { distanceKm, type Point } from '#domain/place/geo.ts';
import { phraseAt, phraseList, textAt, type Reading, type Words } from './line-words.ts';
import { countyLeads, placeName } from './place-name.ts';
import { isLikeCategoryWord, isCategoryWord } from './synonyms.ts';

/**
 * A locality, or a district or landmark of a large one. `names`, `county` and `city` are folded,
 * with spaces for hyphens.
 */
export type NamedPlace = Point & {
  /** Begins with the place's own name. */
  names: readonly string[];
  label: string;
  population: number;
  county: string;
  /** The city of a district or landmark; null for a locality. */
  city: string | null;
  isLandmark: boolean;
  /** True if its own name is also another word. Far away, this name needs "în" or the city. */
  isAmbiguous: boolean;
};

/** Number of words. */
export const longestName = 4;
const inside = phraseList(`
  in, din, prin, zona, in zona, din zona, prin zona, cartier, cartierul, in cartierul, in cartier,
  din cartierul, in orasul, orasul, in localitatea, in comuna, comuna, in satul, in centru in`);
const beside = phraseList('la, langa, spre, aproape de, in apropiere de');
const stops = phraseList('statia, statia de metrou, statia metrou, metroul');
const leads = [...inside, ...beside, ...stops].flatMap((lead) => [
  lead,
  ...stops.map((stop) => `${lead} ${stop}`),
]);
const streets = /^(str|strada|bd|bdul|dul|bulevardul|calea|aleea|sos|soseaua)$/;
/** Inhabitants. The bare name of a smaller locality is usually another word. */
export const bareFrom = 30_000;
const smallest = { in: 1_000, other: 5_000 };
/** Inhabitants. At an end of a line with a category, the bare name of a near locality counts. */
const nearBareFrom = 2_000;
/** Place names that are also names of people or other words. */
const otherMeanings: ReadonlySet<string> = new Set(
  'roman cristian daniel valentin maria ana rosu negru baia'.split(' '),
);
const nearKm = 40;

/** Returns all possible names, folded. */
export function placeNames(words: Words): string[] {
  const names = words.flatMap((_, at) => namesAt(words, at).map(({ value }) => value));
  return [...new Set(names)].filter((name) => name !== '');
}

type Surroundings = {
  lead: 'inside' | 'beside' | null;
  isLast: boolean;
  hasCategory: boolean;
  /** True if no unread word precedes. */
  isFirst: boolean;
  isNear: (place: NamedPlace) => boolean;
};

/** Parses the place at `at`. `isLast` tells whether nothing searchable follows. */
export function readPlace(
  words: Words,
  at: number,
  {
    places,
    center,
    isFirst,
  }: { places: readonly NamedPlace[]; center: Point | null; isFirst: boolean },
  isLast: (at: number) => boolean,
): Reading<NamedPlace> | null {
  const lead = phraseAt(words, at, leads);
  if (lead === 0 && streets.test(textAt(words, at - 1))) return null;
  const isInside = lead > 0 && phraseAt(words, at, inside) === lead;
  const isNear = (place: NamedPlace) => center !== null && distanceKm(center, place) <= nearKm;
  for (const { length, value: name } of namesAt(words, at + lead).toReversed()) {
    const end = at + lead + length;
    const all = places.filter(({ names }) => names.includes(name));
    if (all.length === 0) continue;
    const around = cityAround(words, at, end, places);
    const own = all.filter(({ city }) => city !== null && city === around?.value);
    if (own[0]) return { length: lead + length + (around?.length ?? 0), value: own[0] };
    const inCounty = all.filter((place) => place.city === null && countyAt(words, end, place) > 0);
    const county = inCounty[0] ? countyAt(words, end, inCounty[0]) : 0;
    const same = county > 0 ? inCounty : all;
    // Many cities have a "Centru".
    const isCommon = same.filter(({ city }) => city !== null).length > 1 && center !== null;
    const surroundings = {
      lead: lead === 0 ? null : isInside ? 'inside' : 'beside',
      isLast: isLast(end + county),
      hasCategory: hasCategory(words, at, end),
      isFirst,
      isNear,
    } as const;
    const meant = same
      .filter((place) => place.city === null || !isCommon || isNear(place))
      .filter((place) => isMeant(place, name, surroundings));
    const best = nearOrLargest(meant, isNear);
    if (best) return { length: lead + length + county, value: best };
  }
  return null;
}

function countyAt(words: Words, at: number, { county }: NamedPlace): number {
  return phraseAt(words, at, [county, ...countyLeads.map((lead) => `${lead} ${county}`)]);
}

/** Returns the city right after a district ("Copou, Iași") or anywhere before it. */
function cityAround(
  words: Words,
  at: number,
  end: number,
  places: readonly NamedPlace[],
): Reading<string> | null {
  const cities = new Set(places.filter(({ city }) => city === null).flatMap(({ names }) => names));
  const lead = phraseAt(words, end, ['in', 'din', 'la']);
  const isCity = ({ value }: Reading<string>) => cities.has(value);
  const next = namesAt(words, end + lead).findLast(isCity);
  if (next) return { length: lead + next.length, value: next.value };
  const before = words.slice(0, at);
  for (const start of before.keys()) {
    const city = namesAt(before, start).findLast(isCity);
    if (city) return { length: 0, value: city.value };
  }
  return null;
}

function isMeant(
  place: NamedPlace,
  name: string,
  { lead, isLast, hasCategory, isFirst, isNear }: Surroundings,
): boolean {
  if (lead === null && place.names.some((name) => otherMeanings.has(name))) return false;
  const isBare = lead === null && hasCategory && isNear(place);
  if (place.city !== null) {
    const isAmbiguous = place.isAmbiguous && name === place.names[0];
    // "Salon Orizont" is a name.
    if (place.isLandmark && lead === null)
      return !isAmbiguous && (isBare || (isLast && isNear(place)));
    if (isAmbiguous)
      return lead === 'inside' || (lead !== null ? isNear(place) : isBare && (isFirst || isLast));
    return lead !== null || isLast || isBare;
  }
  if (lead === null)
    return (
      place.population >= bareFrom ||
      (isBare && (isFirst || isLast) && place.population >= nearBareFrom)
    );
  return place.population >= (lead === 'inside' ? smallest.in : smallest.other);
}

function hasCategory(words: Words, at: number, end: number): boolean {
  // "Frizeria lui Cristian" names a person.
  if (/^(lui|by|dr)$/.test(textAt(words, at - 1))) return false;
  // "Sala" is a category and a village.
  if (words.slice(at, end).some(({ text }) => isCategoryWord(text))) return false;
  return [...words.slice(0, at), ...words.slice(end)].some(({ text }) => isLikeCategoryWord(text));
}

/** A far city wins over a near village with the same name. */
function nearOrLargest(
  places: readonly NamedPlace[],
  isNear: (place: NamedPlace) => boolean,
): NamedPlace | null {
  const hasCity = places.some(({ city, population }) => city === null && population >= bareFrom);
  const isOwn = (place: NamedPlace) => (place.city !== null || !hasCity) && isNear(place);
  const [best] = [...places].sort(
    (one, other) => Number(isOwn(other)) - Number(isOwn(one)) || other.population - one.population,
  );
  return best ?? null;
}

/** Returns the possible names at `at`, shortest first. */
export function namesAt(words: Words, at: number): Reading<string>[] {
  const texts = words.slice(at, at + longestName).map(({ text }) => text);
  return texts.map((_, index) => {
    const length = index + 1;
    return { length, value: placeName(texts.slice(0, length).join(' ')) };
  });
}
