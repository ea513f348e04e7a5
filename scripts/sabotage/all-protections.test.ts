import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allProtections } from './all-protections.ts';
import { takeAway } from './protection.ts';

test.each(allProtections)('the code has the protection "$name" once', (protection) => {
  const source = readFileSync(protection.file, 'utf8');
  expect(takeAway(protection, source)).not.toBe(source);
});
