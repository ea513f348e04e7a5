import type { HoursRow } from '#domain/time/working-hours.ts';
import { words } from '#domain/words/fold.ts';
import { oddHourEntries } from './odd-hours.ts';
import { mayBeName, skipWords } from './synonyms.ts';
import { wordKey } from './word-key.ts';

/** The texts are in order of importance. */
export type SearchTexts = {
  categories: readonly number[];
  main_category: string;
  name: string;
  offers: readonly string[];
  people: readonly string[];
  hours: readonly HoursRow[];
};

/** Best first. A word is indexed at its rank and at all worse ones. */
const searchRanks = [0, 1, 2, 3] as const;
export type SearchRank = (typeof searchRanks)[number];
const ranksOfNames: readonly number[] = [1, 3];

/** A word's index entry: '0tuns'. */
export function entryOf(rank: SearchRank, key: string): string {
  return `${rank}${key}`;
}

/** A category's index entry: '#3'. */
export function categoryEntry(id: number): string {
  return `#${id}`;
}

/** Prefixes an entry by a square, with or without band (docs/decisions/0029-search-squares.md). */
export function placedEntry(square: string, entry: string): string {
  return `${square}:${entry}`;
}

/** Returns index entries and folded words. */
export function searchDocument(texts: SearchTexts): { entries: string[]; words: string[] } {
  const { categories, main_category, name, offers, people, hours } = texts;
  const entries = new Set([...categories.map(categoryEntry), ...oddHourEntries(hours)]);
  const known = new Set<string>();
  [[main_category], [name], offers, people].forEach((ranked, best) => {
    const hasNames = ranksOfNames.includes(best);
    for (const word of words(ranked.join(' '))) {
      if (skipWords.has(word) && !(hasNames && mayBeName(word))) continue;
      known.add(word);
      for (const rank of searchRanks) if (rank >= best) entries.add(entryOf(rank, wordKey(word)));
    }
  });
  return { entries: [...entries], words: [...known] };
}
