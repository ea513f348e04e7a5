import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageNames, speltUrl } from './page-names.ts';

test('the pages with a name are all that the site has', () => {
  const folders = readdirSync('app', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z-]+$/.test(entry.name))
    .map(({ name }) => name);
  // Visitors do not type these: demo pages, and the page that replaces failed ones.
  const others = ['dev', 'error', 'sitemaps'];
  expect(folders.filter((name) => !others.includes(name)).sort()).toEqual([...pageNames].sort());
});

test.each([
  ['/Faq', '/faq'],
  ['/Business/', '/business/'],
  ['/LOCATIONS?search_term=Tuns', '/locations?search_term=Tuns'],
  ['/Locations/140/Salon', '/locations/140/Salon'],
  ['/faq', null],
  ['/faq/Faq', null],
  ['/Iasi', null],
  ['/', null],
  ['//Faq', null],
])('%s means %s', (url, spelt) => {
  expect(speltUrl(url)).toBe(spelt);
});
