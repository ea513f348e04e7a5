/** One protection of the api, how to take it away, and where that must be noticed. */
export type Protection = {
  name: string;
  file: string;
  /** Stands in the file exactly once, spaces and line breaks aside. */
  text: string;
  replacement: string;
  /** A `.race.ts` where only clients at the same moment on PostgreSQL can show it. */
  tests: string[];
};

/** Protections of one file that the same tests watch, by name: the text that goes, and what takes its place if anything. */
export function without(
  file: string,
  tests: string[],
  texts: Record<string, string | [text: string, replacement: string]>,
): Protection[] {
  return Object.entries(texts).map(([name, change]) => {
    const [text, replacement] = typeof change === 'string' ? [change, ''] : change;
    return { name, file, text, replacement, tests };
  });
}
