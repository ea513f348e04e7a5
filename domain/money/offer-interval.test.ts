import { expect, test } from 'vitest';
import { offerInterval } from './offer-interval.ts';

test.each([
  ['2026-11-01', '2026-11-30', 'Ofertă din 1 până pe 30 noiembrie'],
  ['2026-10-28', '2026-11-12', 'Ofertă din 28 octombrie până pe 12 noiembrie'],
  ['2026-11-05', '2026-11-05', 'Ofertă pe 5 noiembrie'],
])('an offer from %s to %s has both ends in words', (start_date, end_date, words) => {
  expect(offerInterval({ start_date, end_date })).toBe(words);
});
