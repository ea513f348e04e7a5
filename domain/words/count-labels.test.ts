import { expect, test } from 'vitest';
import {
  countLabel,
  locationsLabel,
  ratingLabel,
  resultCountLabel,
  reviewsLabel,
  starsLabel,
} from './count-labels.ts';

test.each([
  [0, 'Niciun rezultat în zona ta'],
  [1, '1 rezultat'],
  [2, '2 rezultate'],
  [20, '20 rezultate'],
  [1_234, '1.234 rezultate'],
  [10_000, '10.000 rezultate'],
])('%d becomes %j @S8-18 @S8-19', (total, words) => {
  expect(resultCountLabel(total)).toBe(words);
});

test('a stopped count shows that', () => {
  expect(countLabel(10_000, false)).toBe('peste 10.000');
  expect(resultCountLabel(10_000, false)).toBe('peste 10.000 rezultate');
  expect(resultCountLabel(0, false)).toBe('Niciun rezultat în zona ta');
});

test('counts agree with their noun', () => {
  expect([1, 4, 20].map(locationsLabel)).toEqual(['1 locație', '4 locații', '20 de locații']);
  expect([1, 4, 20].map(reviewsLabel)).toEqual(['1 recenzie', '4 recenzii', '20 de recenzii']);
  expect([starsLabel(1), starsLabel(5)]).toEqual(['1 stea', '5 stele']);
});

test.each([
  [81, '4,1'],
  [83, '4,2'],
  [85, '4,3'],
  [87, '4,4'],
  [89, '4,5'],
  [97, '4,9'],
  [99, '5,0'],
])('a sum of %d in 20 ratings is rounded half up to %s', (sum, label) => {
  expect(ratingLabel(sum / 20, 20)).toBe(label);
});

test('a mean just below a half is rounded down', () => {
  expect(ratingLabel(434_999 / 100_000, 100_000)).toBe('4,3');
});
