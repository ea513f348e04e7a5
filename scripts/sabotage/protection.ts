import { Problem } from '../product/problem.ts';

/** One protection of the api, how to take it away, and where that must be noticed. */
export interface Protection {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  /** `api` where PGlite can show it, `race` where only clients at the same moment on PostgreSQL can. */
  project: 'api' | 'race';
  tests: string[];
}

/** The source without the protection. Throws a Problem when its text is not there exactly once. */
export function takeAway({ name, file, text, replacement }: Protection, source: string): string {
  const [before, after, ...more] = source.split(text);
  if (before !== undefined && after !== undefined && more.length === 0) {
    return before + replacement + after;
  }
  const times = source.split(text).length - 1;
  throw new Problem(
    `${name}: its text stands ${times} times in ${file}, not once. The protection moved: update the sabotage.`,
  );
}
