import { expect, test } from 'vitest';
import { resultsMetadata } from './load-results.ts';

test('a shared search leads to that search, and is kept from search engines', () => {
  const path = '/locations?search=tuns&radius=50';
  const { openGraph, alternates, robots } = resultsMetadata(path, '„tuns” în zona Iași');
  expect(openGraph).toMatchObject({ url: path });
  expect(alternates?.canonical).toBe(path);
  expect(robots).toEqual({ index: false, follow: true });
});
