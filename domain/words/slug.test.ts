import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugify, slugOfPart } from './slug.ts';

test.each([
  ['Târgu Mureș', 'targu-mures'],
  ['Studio „Foarfeca” & Barbă', 'studio-foarfeca-barba'],
  ['  Iași  ', 'iasi'],
  ['Salon 24/7', 'salon-24-7'],
  ['☕', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test('a slug is ASCII words joined by single hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
    }),
  );
});

test.each([
  ['iasi', 'iasi'],
  ['Ia%C8%99i', 'iasi'],
  ['IASI', 'iasi'],
  ['%FF', ''],
])('the part %j of an address means %j', (part, slug) => {
  expect(slugOfPart(part)).toBe(slug);
});
