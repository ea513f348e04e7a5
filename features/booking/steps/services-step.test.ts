import { expect, test } from 'vitest';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { ownServicesFirst } from './services-step.tsx';

const offers = [makeOffer()];
const categories = [
  { id: 1, name: 'Coafor', services: [makeService({ id: 1 }), makeService({ id: 2, offers })] },
  { id: 2, name: 'Sală', services: [makeService({ id: 3 }), makeService({ id: 4 })] },
];
const order = (own: number[]) =>
  ownServicesFirst(categories, own).map(({ name, services }) => [
    name,
    ...services.map(({ id }) => id),
  ]);

test('the order of the location stays, whatever has an offer', () => {
  expect(order([])).toEqual([
    ['Coafor', 1, 2],
    ['Sală', 3, 4],
  ]);
});

test('services paid by an own subscription come first', () => {
  expect(order([4])).toEqual([
    ['Sală', 4, 3],
    ['Coafor', 1, 2],
  ]);
});
