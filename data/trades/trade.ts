import type { Motif } from '../pictures/motifs.ts';
import type { ServiceIdea } from './service-idea.ts';

/**
 * A category of a location's list. `title` is what a professional who offers it is called, `praise` what a happy
 * client of it writes.
 */
export type ServiceGroup = {
  name: string;
  /** One title for both, or a man's and a woman's: `Frizer/Frizeriță`. */
  title: string;
  /** A word in the name of a place that must then offer it. */
  promisedBy?: string;
  services: ServiceIdea[];
  praise: readonly string[];
};

/** One of the eight trades: what its locations are called, say, offer and look like. */
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
  /** How many of the groups a location has, at least and at most. */
  groupCount: readonly [number, number];
  motifs: readonly Motif[];
  albums: readonly string[];
  /** 'early' opens in the morning, 'late' closes at night. */
  rhythm: 'early' | 'day' | 'late';
};

/** Returns the entries of a text separated by commas or lines. */
export function list(text: string): string[] {
  return text
    .trim()
    .split(/\n|, /)
    .map((entry) => entry.trim());
}

/** Returns the title of a professional, a man's or a woman's. */
export function titleFor(title: string, isWoman: boolean): string {
  const [man = '', woman = man] = title.split('/');
  return isWoman ? woman : man;
}

/** Returns the lines of a text. */
export function lines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
