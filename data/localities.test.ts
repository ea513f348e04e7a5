import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { slugify } from '#domain/words/fold.ts';
import { counties } from './counties.ts';
import { localities } from './localities.ts';

test('there are 41 counties and București, each with a slug of its own', () => {
  expect(new Set(counties.map(({ slug }) => slug)).size).toBe(42);
  expect(counties.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['bucuresti', 'iasi', 'bistrita-nasaud', 'satu-mare']),
  );
});

test('no two localities share an id or a slug', () => {
  expect(new Set(localities.map(({ slug }) => slug)).size).toBe(localities.length);
  expect(new Set(localities.map(({ id }) => id)).size).toBe(localities.length);
});

test('no locality has the name of a page', () => {
  const files = readdirSync(new URL('../app', import.meta.url), { recursive: true }) as string[];
  const pages = files.map((file) => file.split('/').find((folder) => !/^\(/.test(folder)) ?? '');
  expect(pages).toContain('locations');
  expect(localities.filter(({ slug }) => pages.includes(slug))).toEqual([]);
});

test('has all 320 towns of Romania, and București as one locality', () => {
  expect(localities.filter(({ isTown }) => isTown)).toHaveLength(320);
  const capital = localities.filter(({ county }) => county.slug === 'bucuresti');
  expect(capital.map(({ name }) => name)).toEqual(['București']);
});

test('every county has a locality, in Romania @S2-71', () => {
  const served = new Set(localities.map(({ county }) => county.id));
  expect(served.size).toBe(42);
  const outside = localities.filter(
    ({ latitude, longitude }) =>
      latitude < 43.5 || latitude > 48.3 || longitude < 20.2 || longitude > 29.8,
  );
  expect(outside).toEqual([]);
});

test.each([
  ['iasi', 'Iași'],
  ['bucuresti', 'București'],
  ['targu-mures', 'Târgu Mureș'],
  ['cluj-napoca', 'Cluj-Napoca'],
  ['miercurea-ciuc', 'Miercurea Ciuc'],
  ['rosiori-de-vede', 'Roșiori de Vede'],
  ['ramnicu-valcea', 'Râmnicu Vâlcea'],
])('the locality with the slug %s is %s', (slug, name) => {
  expect(localities.find((locality) => locality.slug === slug)?.name).toBe(name);
});

test('names have comma-below letters, and slugs follow from them', () => {
  const wrong = localities.filter(
    ({ name, slug }) => /[şţŞŢ]/.test(name) || !slug.startsWith(slugify(name)),
  );
  expect(wrong).toEqual([]);
});

test('of two localities with the same name the larger has the plain slug', () => {
  const named = localities.filter(({ name }) => name === 'Ștefănești');
  expect(named.length).toBeGreaterThan(1);
  expect(named[0]?.slug).toBe('stefanesti');
  expect(named[1]?.slug).toBe(`stefanesti-${named[1]?.county.slug}`);
});
