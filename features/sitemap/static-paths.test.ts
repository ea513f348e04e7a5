import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { staticPaths } from './static-paths.ts';

test('search engines hear of the home, of the results and of each page without parameters', () => {
  const pages = globSync('app/*/[[][[]*/page.tsx').map((file) => file.split('/')[1] ?? '');
  const reading = pages.filter((page) => /^[a-z]/.test(page)).map((page) => `/${page}`);
  expect(reading).toContain('/faq');
  expect(staticPaths.toSorted()).toEqual(['/', '/locations', ...reading].toSorted());
});
