import { words } from '#domain/words/fold.ts';
import { synonymsOf } from './synonyms.ts';
import type { WordMeaning } from './text-query.ts';
import { wordKey } from './word-key.ts';

/** `names` are of the location and its professionals. */
type NamedService = {
  service_name: string;
  group_name: string;
  category_slug: string;
  names: string;
};

/** By category: words that name it, and words of the services that new clients book first. */
const categoryTable: Record<string, readonly [names: string, first: string]> = {
  // "Barbier" has the key of "bărbierit", a service.
  frizerii: ['frizer frizerie frizerii barber barbershop', 'tuns'],
  saloane: [
    'coafor coafeza salon saloane hairstylist hairdresser hair stilist stylist infrumusetare frumusete beauty',
    'tuns',
  ],
  unghii: ['unghii unghie nails nail manichiurista', 'manichiura'],
  machiaj: ['machiaj makeup machior machioza', 'machiaj'],
  masaj: ['masaj maseur maseuza massage', 'masaj'],
  spa: ['spa wellness relaxare', 'acces intrare masaj'],
  medici: ['doctor medic medici clinica policlinica spital', 'consultatie evaluare sedinta'],
  'sali-de-sport': ['sala sali fitness gym antrenor trainer', 'evaluare antrenament'],
};
const categories = new Map(
  Object.entries(categoryTable).map(([slug, [names, first]]) => [
    slug,
    { names: keysIn(names), first: keysIn(first) },
  ]),
);
const noCategory = { names: [], first: [] };
const categoryKeys = [...categories.values()].flatMap(({ names }) => names);

const men = keysIn('barbati barbat barbatesc masculin frizer frizerie barber');
const women = keysIn('dama dame femei');

const qualifierLines = [
  men,
  women,
  keysIn('copii copil baiat baieti baietel fetita fetite bebelus nascut'),
  keysIn('pensionari pensionar seniori senior varstnici'),
  keysIn('studenti student elevi elev'),
  keysIn('gel acril constructie'),
  keysIn('gravide gravida insarcinata prenatal sarcina'),
  keysIn('mireasa nunta'),
  keysIn('cuplu'),
];
const narrowingKeys = [
  ...qualifierLines.flat(),
  ...keysIn('consultatie consult control sedinta'),
].filter((key) => !categoryKeys.includes(key));

const pediatricKeys = keysIn('pediatrie pediatru');
const childKey = wordKey('copii');

/** Does not narrow, although it has the key of "barbati". */
const beard = 'barba';

const combination = / și | \+ /;

const weights = { service: 3, group: 2, synonym: 1 };

/**
 * Returns the services that fit the search: single ones before combinations; in both groups, first
 * what new clients book first. Words such as "copii" or "consult" only narrow. A service with a
 * qualifier such as "copii" usually fits only if the search or category names it.
 */
export function matchServices<T extends NamedService>(
  services: readonly T[],
  meanings: readonly WordMeaning[],
): T[] {
  const [any] = services;
  if (!any) return [];
  const category = categories.get(any.category_slug) ?? noCategory;
  const others = meanings.filter((word) => !isNarrowing(word));
  const deciding = others.filter(({ direct }) => !meet(direct, category.names));
  const decided = heaviest(services, deciding);
  if (!decided && isElsewhere(others, any, category.names)) return [];
  const fitting = narrow(decided ?? services, meanings.filter(isNarrowing), category.names);
  const unsaid = unsaidQualifiers(meanings, category.names);
  const suitable = fitting.filter(({ service_name }) => !meet(keysOf(service_name).keys, unsaid));
  // Without a search, a location that serves only children still offers its services.
  const offered = suitable.length === 0 && meanings.length === 0 ? fitting : suitable;
  const rank = ({ service_name }: T) =>
    (combination.test(service_name) ? 2 : 0) +
    (meet(keysOf(service_name).keys, category.first) ? 0 : 1);
  return offered.toSorted((one, other) => rank(one) - rank(other));
}

/** True if a word names the category, as "masseur" names `masaj`. */
export function namesCategory(slug: string, meanings: readonly WordMeaning[]): boolean {
  const { names } = categories.get(slug) ?? noCategory;
  return meanings.some(({ direct }) => meet(direct, names));
}

function isNarrowing({ word, direct }: WordMeaning): boolean {
  return word !== beard && direct.every((key) => narrowingKeys.includes(key));
}

function isElsewhere(
  meanings: readonly WordMeaning[],
  { category_slug, names }: NamedService,
  categoryNames: readonly string[],
): boolean {
  const named = [...categoryNames, ...keysOf(names).keys];
  const missing = meanings.filter(({ direct }) => !meet(direct, named));
  const isCategory = missing.some(({ direct }) => direct.some((key) => synonymsOf(key).length > 0));
  // For doctors, the word may be a speciality that this clinic lacks.
  const decides = category_slug === 'medici' || missing.length === meanings.length;
  return isCategory || (missing.length > 0 && decides);
}

function narrow<T extends NamedService>(
  services: readonly T[],
  meanings: readonly WordMeaning[],
  categoryNames: readonly string[],
): readonly T[] {
  const implied = qualifierLines.filter((line) => meet(line, categoryNames)).flat();
  const narrowing = meanings.filter(({ direct }) => !meet(direct, implied));
  return narrowing.reduce((fitting, word) => heaviest(fitting, [word]) ?? fitting, services);
}

function unsaidQualifiers(
  meanings: readonly WordMeaning[],
  categoryNames: readonly string[],
): string[] {
  const spoken = meanings.flatMap(({ direct }) => direct);
  const namedWords = [...categoryNames, ...spoken];
  // A service for women fits unless the search is for men.
  if (!meet(spoken, men)) namedWords.push(...women);
  if (meet(spoken, pediatricKeys)) namedWords.push(childKey);
  return qualifierLines.filter((line) => !meet(line, namedWords)).flat();
}

function heaviest<T extends NamedService>(
  services: readonly T[],
  meanings: readonly WordMeaning[],
): T[] | null {
  const weighed = services.map((service) => ({ service, weight: weigh(service, meanings) }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  if (most === 0) return null;
  return weighed.filter(({ weight }) => weight === most).map(({ service }) => service);
}

function weigh({ service_name, group_name }: NamedService, meanings: readonly WordMeaning[]) {
  const [service, group] = [keysOf(service_name), keysOf(group_name)];
  let weight = 0;
  for (const meaning of meanings) {
    if (meet(meaning.direct, service.keys)) weight += weights.service;
    else if (meet(meaning.direct, group.keys)) weight += weights.group;
    else if (isRelated(service, meaning) || isRelated(group, meaning)) weight += weights.synonym;
  }
  return weight;
}

/** Ignores category names, which as synonyms would relate all services of the category. */
function isRelated(text: TextKeys, { direct, all }: WordMeaning) {
  const isMeant = (key: string) => !categoryKeys.includes(key);
  return meet(all.filter(isMeant), text.keys) || meet(direct.filter(isMeant), text.synonyms);
}

type TextKeys = { keys: readonly string[]; synonyms: readonly string[] };

const keysByText = new Map<string, TextKeys>();
const maxTexts = 20_000;

function keysOf(text: string): TextKeys {
  const before = keysByText.get(text);
  if (before) return before;
  const keys = keysIn(text);
  const textKeys = { keys, synonyms: keys.flatMap(synonymsOf) };
  if (keysByText.size >= maxTexts) keysByText.clear();
  keysByText.set(text, textKeys);
  return textKeys;
}

function meet(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

function keysIn(text: string): string[] {
  return words(text).map(wordKey);
}
