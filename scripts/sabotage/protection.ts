export type Protection = {
  name: string;
  file: string;
  text: string;
  replacement: string;
  /** `.race.ts`: only concurrent clients on PostgreSQL show it. */
  tests: string[];
};

/** `texts` are by name. The default replacement removes the text. */
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
