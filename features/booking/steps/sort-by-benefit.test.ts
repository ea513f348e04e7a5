import { expect, test } from 'vitest';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { sortByBenefit } from './sort-by-benefit.ts';

const offer = makeOffer();
const over = makeOffer({ end_date: '2026-11-10' });
const categories = [
  {
    id: 1,
    name: 'Coafor',
    services: [makeService({ id: 1 }), makeService({ id: 2, offers: [over] })],
  },
  {
    id: 2,
    name: 'Unghii',
    services: [makeService({ id: 3 }), makeService({ id: 4, offers: [offer] })],
  },
  { id: 3, name: 'Sală', services: [makeService({ id: 5 }), makeService({ id: 6 })] },
];
const order = (own: number[]) =>
  sortByBenefit(categories, own, '2026-11-20').map(({ name, services }) => [
    name,
    ...services.map(({ id }) => id),
  ]);

test('running offers come first, in their category and with it; the rest stays in order', () => {
  expect(order([])).toEqual([
    ['Unghii', 4, 3],
    ['Coafor', 1, 2],
    ['Sală', 5, 6],
  ]);
});

test('services paid by an own subscription come before any offer', () => {
  expect(order([6]).map(([name]) => name)).toEqual(['Sală', 'Unghii', 'Coafor']);
  expect(order([6])[0]).toEqual(['Sală', 6, 5]);
});
