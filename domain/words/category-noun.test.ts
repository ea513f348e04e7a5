import { expect, it } from 'vitest';
import { categoryNoun } from './category-noun.ts';

it('one location is named in the singular', () => {
  expect(categoryNoun({ slug: 'saloane', name: 'Saloane' })).toBe('salon');
  expect(categoryNoun({ slug: 'sali-de-sport', name: 'Săli de sport' })).toBe('sală de sport');
});

it('an unknown category keeps its name', () => {
  expect(categoryNoun({ slug: 'tatuaje', name: 'Tatuaje' })).toBe('Tatuaje');
});
