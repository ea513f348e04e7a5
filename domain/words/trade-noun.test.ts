import { expect, it } from 'vitest';
import { tradeNoun } from './trade-noun.ts';

it('one location is named in the singular', () => {
  expect(tradeNoun({ slug: 'saloane', name: 'Saloane' })).toBe('salon');
  expect(tradeNoun({ slug: 'sali-de-sport', name: 'Săli de sport' })).toBe('sală de sport');
});

it('an unknown trade keeps its name', () => {
  expect(tradeNoun({ slug: 'tatuaje', name: 'Tatuaje' })).toBe('Tatuaje');
});
