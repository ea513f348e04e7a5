/** A protection of the api, how to remove it, and which tests must fail then. */
export type Protection = {
  name: string;
  file: string;
  text: string;
  replacement: string;
  /** A `.race.ts` if only concurrent clients on PostgreSQL can show it. */
  tests: string[];
};

/** Protections of one file with the same tests, by name: the text to remove and its replacement. */
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
