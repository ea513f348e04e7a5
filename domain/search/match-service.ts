import { words } from '#domain/words/fold.ts';
import { synonymsOf } from './synonyms.ts';
import type { WordMeaning } from './text-query.ts';
import { wordKey } from './word-key.ts';

type NamedService = { service_name: string; group_name: string };

/** Weight of a word by where it matches. A synonym may match in either name. */
const weights = { service: 3, group: 2, synonym: 1 };

/**
 * Returns the services with the highest match weight, in their order; all of them if none matches or
 * there is no search.
 */
export function matchServices<T extends NamedService>(
  services: readonly T[],
  meanings: readonly WordMeaning[],
): T[] {
  if (meanings.length === 0) return [...services];
  const weighed = services.map((service) => ({ service, weight: weigh(service, meanings) }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  return weighed.filter(({ weight }) => weight === most).map(({ service }) => service);
}

function weigh({ service_name, group_name }: NamedService, meanings: readonly WordMeaning[]) {
  const [service, group] = [keysOf(service_name), keysOf(group_name)];
  let weight = 0;
  for (const { direct, all } of meanings) {
    if (meet(direct, service.keys)) weight += weights.service;
    else if (meet(direct, group.keys)) weight += weights.group;
    else if ([service, group].some((text) => meet(all, text.keys) || meet(direct, text.synonyms)))
      weight += weights.synonym;
  }
  return weight;
}

type TextKeys = { keys: readonly string[]; synonyms: readonly string[] };

/** Service names repeat and their keys are expensive. */
const keysByText = new Map<string, TextKeys>();
const maxTexts = 20_000;

function keysOf(text: string): TextKeys {
  const before = keysByText.get(text);
  if (before) return before;
  const keys = words(text).map(wordKey);
  const textKeys = { keys, synonyms: keys.flatMap(synonymsOf) };
  if (keysByText.size >= maxTexts) keysByText.clear();
  keysByText.set(text, textKeys);
  return textKeys;
}

function meet(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
