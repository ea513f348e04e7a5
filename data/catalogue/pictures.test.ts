import { expect, test } from 'vitest';
import { generateLocation } from './generate.ts';

const locations = Array.from({ length: 100 }, (_, index) =>
  generateLocation('aproape', new Date('2026-11-21T09:00:00Z'), index + 1),
);

test('a location shows no picture twice, and covers of a list differ', () => {
  for (const { images } of locations) {
    const shown = images.filter(({ kind }) => kind !== 'logo').map((row) => row.picture_hash);
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(new Set(shown).size).toBe(shown.length);
  }
  const covers = locations.flatMap(({ images }) => images.filter(({ kind }) => kind === 'cover'));
  expect(covers).toHaveLength(100);
  expect(new Set(covers.map((row) => row.picture_hash)).size).toBeGreaterThan(60);
});

test('the cover and gallery of a location have at most two palettes', () => {
  for (const { images } of locations) {
    const shown = images.filter(({ kind }) => kind !== 'logo').map((row) => row.tint_to);
    expect(new Set(shown).size).toBeLessThanOrEqual(2);
  }
});

test('one in twelve has no logo', () => {
  const logos = locations.filter(({ images }) => images.some(({ kind }) => kind === 'logo'));
  expect(logos.length).toBeGreaterThan(80);
  expect(logos.length).toBeLessThan(100);
});
