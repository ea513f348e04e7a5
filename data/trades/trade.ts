import type { Motif } from '../pictures/motifs.ts';
import type { ServiceIdea } from './service-idea.ts';

/**
 * A category in a location's list of services. `title` is the title of its professionals, `praise` what a
 * satisfied client writes.
 */
export type ServiceGroup = {
  name: string;
  /** One title for both, or a man's and a woman's: `Frizer/Frizeriță`. */
  title: string;
  /** A word in a location's name that requires this group. */
  promisedBy?: string;
  services: ServiceIdea[];
  praise: readonly string[];
};

/** One of the eight trades: names, texts, services and looks of its locations. */
export type Trade = {
  id: number;
  slug: string;
  name: string;
  group: 'beauty-and-care' | 'health-and-wellness' | 'sports-and-recreation';
  isHealth: boolean;
  /** Share of all locations. */
  weight: number;
  /** Share of women among its professionals. */
  women: number;
  /** Trades that some of its locations add. */
  companions: readonly string[];
  /** {f} and {m} are first names, {l} a family name, {w} one of `nameWords`, {c} the locality. */
  names: readonly string[];
  nameWords: readonly string[];
  /** First, middle and last sentences of a description; {n} is the name, {c} the locality. */
  about: readonly [readonly string[], readonly string[], readonly string[]];
  groups: readonly ServiceGroup[];
  /** Minimum and maximum number of groups per location. */
  groupCount: readonly [number, number];
  motifs: readonly Motif[];
  albums: readonly string[];
  /** 'early' opens in the morning, 'late' closes at night. */
  rhythm: 'early' | 'day' | 'late';
};

/** Splits a text at commas and line breaks. */
export function list(text: string): string[] {
  return text
    .trim()
    .split(/\n|, /)
    .map((entry) => entry.trim());
}

/** Returns a professional's title in the form for a man or a woman. */
export function titleFor(title: string, isWoman: boolean): string {
  const [man = '', woman = man] = title.split('/');
  return isWoman ? woman : man;
}

export function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
