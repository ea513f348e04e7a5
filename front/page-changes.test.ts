import { expect, test } from 'vitest';
import { PageChanges, type Changes } from './page-changes.ts';

const paths = [
  '/',
  '/locations/7',
  '/locations/7/salon',
  '/locations/70/salon',
  '/iasi',
  '/iasi/frizerii/pagina/2',
  '/cluj-napoca',
  '/cities',
];

const changed: [string, Changes, string[]][] = [
  [
    'a location changes its pages, those of its city, and home',
    [{ id: 7, city: 'iasi' }],
    ['/', '/locations/7', '/locations/7/salon', '/iasi', '/iasi/frizerii/pagina/2'],
  ],
  [
    'a new location changes its pages and all pages with lists',
    [{ id: 7, city: null }],
    paths.filter((path) => path !== '/locations/70/salon'),
  ],
  ['any page may have changed', null, paths],
  ['no change', [], []],
];

test.each(changed)('%s', (_, changes, expected) => {
  const pages = new PageChanges();
  if (changes?.length !== 0) pages.note(changes, 5);
  expect(paths.filter((path) => pages.lastAt(path) === 5)).toEqual(expected);
});

test('more locations than are remembered count as all', () => {
  const pages = new PageChanges();
  for (let id = 1; id <= 10_001; id++) pages.note([{ id, city: 'iasi' }], id);
  expect(pages.lastAt('/locations/1')).toBe(1);
  expect(pages.lastAt('/locations/10001')).toBe(10_001);
  expect(pages.lastAt('/locations/20000')).toBe(1);
});
