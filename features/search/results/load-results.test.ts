import { expect, test } from 'vitest';
import { resultsMetadata } from './load-results.ts';

test('a shared search shows that search and is excluded from search engines', () => {
  const path = '/locations?search=tuns&radius=50';
  const { openGraph, alternates, robots } = resultsMetadata(path, '„tuns” în zona Iași');
  expect(openGraph).toMatchObject({ url: path });
  expect(alternates?.canonical).toBe(path);
  expect(robots).toEqual({ index: false, follow: true });
});
