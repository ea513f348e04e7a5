import type { Motif } from '../pictures/motifs.ts';
import type { ServiceIdea } from './service-idea.ts';

/** `title` is that of its professionals, `praise` what a satisfied client writes. */
export type ServiceGroup = {
  name: string;
  /** For both, or a man's and a woman's: `Frizer/Frizeriță`. */
  title: string;
  promisedBy?: string;
  services: ServiceIdea[];
  praise: readonly string[];
};

export type Trade = {
  id: number;
  slug: string;
  name: string;
  group: 'beauty-and-care' | 'health-and-wellness' | 'sports-and-recreation';
  isHealth: boolean;
  weight: number;
  women: number;
  companions: readonly string[];
  /** {f} and {m}: first names, {l}: family name, {w}: one of `nameWords`, {c}: locality. */
  names: readonly string[];
  nameWords: readonly string[];
  about: readonly [readonly string[], readonly string[], readonly string[]];
  groups: readonly ServiceGroup[];
  groupCount: readonly [number, number];
  motifs: readonly Motif[];
  albums: readonly string[];
  rhythm: 'early' | 'day' | 'late';
};

export function list(text: string): string[] {
  return text
    .trim()
    .split(/\n|, /)
    .map((entry) => entry.trim());
}

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
