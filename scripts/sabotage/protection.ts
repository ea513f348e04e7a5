import { dirname, join } from 'node:path';
import { OperatorError } from '#settings/operator-error.ts';

export type Protection = {
  name: string;
  file: string;
  text: string;
  replacement: string;
  /** Must fail without the protection; `.race.ts` if this takes concurrency on PostgreSQL. */
  tests: string[];
};

/** `tests` are paths, or names beside `file`. A text without a replacement is deleted. */
export function without(
  file: string,
  tests: string | string[],
  texts: Record<string, string | [text: string, replacement: string]>,
): Protection[] {
  const paths = [tests]
    .flat()
    .map((test) => (test.includes('/') ? test : join(dirname(file), test)));
  return Object.entries(texts).map(([name, change]) => {
    const [text, replacement] = typeof change === 'string' ? [change, ''] : change;
    return { name, file, text, replacement, tests: paths };
  });
}

export function takeAway({ name, file, text, replacement }: Protection, source: string): string {
  const parts = text
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const matches = [...source.matchAll(new RegExp(parts.join('\\s+'), 'g'))];
  const [match] = matches;
  if (!match || matches.length > 1)
    throw new OperatorError(`${name}: expected its text once in ${file}, found ${matches.length}.`);
  return source.slice(0, match.index) + replacement + source.slice(match.index + match[0].length);
}
