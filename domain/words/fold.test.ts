import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, slugify, slugOfPart, words } from './fold.ts';

describe('fold', () => {
  test.each([
    ['comma below', 'Ștefan și Țuțea', 'stefan si tutea'],
    ['cedilla', 'Ştefan şi Ţuţea', 'stefan si tutea'],
    ['decomposed letters', 'S\u0326tefan s\u0326i T\u0326ut\u0326ea', 'stefan si tutea'],
    [
      'circumflex and breve',
      'Înfrumusețare, Iași, MÂINE, băiat',
      'infrumusetare, iasi, maine, baiat',
    ],
    ['spaces of any kind', '  tuns \u00a0 \n barbă ', 'tuns barba'],
    ['dotted capital I', 'İstanbul', 'istanbul'],
  ])('ignores %s', (_, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

test('words leaves out punctuation', () => {
  expect(words('Tuns & barbă – 2 în 1!')).toEqual(['tuns', 'barba', '2', 'in', '1']);
  expect(words(' … ')).toEqual([]);
});

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
])('the path segment %j has the slug %j', (part, slug) => {
  expect(slugOfPart(part)).toBe(slug);
});
