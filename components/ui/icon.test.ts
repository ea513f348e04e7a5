import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const matches = (file: string, pattern: RegExp) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(pattern)].map(([, id]) => id);

test('every name of an icon is a symbol of the sprite', () => {
  const names = matches('./icon.tsx', /^ {2}\| '([\w-]+)'/gm);
  expect(names.length).toBeGreaterThan(30);
  expect(names).toEqual(matches('./icons.svg', /<symbol id="([\w-]+)"/g));
});
