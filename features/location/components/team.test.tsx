import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeLocationDetail, makeProfessional } from '#tests/factories/location-detail.ts';
import { makeService } from '#tests/factories/service.ts';
import { firstServiceOf, Team } from './team.tsx';

const services = [
  makeService({ id: 1, name: 'Vopsit', professionals: [1] }),
  makeService({ id: 2, name: 'Tuns copii', professionals: [1, 2] }),
  makeService({ id: 3, name: 'Tuns', professionals: [1] }),
  makeService({ id: 4, name: 'Tuns abonament', professionals: [2, 3], is_subscription: true }),
];
const location = makeLocationDetail({ service_categories: [{ id: 1, name: 'Păr', services }] });

it('the first service of a professional is what a new client books first; one for children only if there is no other', () => {
  expect(firstServiceOf(location, 1)).toEqual({ id: 3, name: 'Tuns' });
  expect(firstServiceOf(location, 2)).toEqual({ id: 2, name: 'Tuns copii' });
});

it('a professional with subscriptions only has no first service', () => {
  expect(firstServiceOf(location, 3)).toBeUndefined();
});

it.each([
  [7, null],
  [8, 'Încă 2 specialiști'],
  [11, 'Încă 5 specialiști'],
])('folds a team of %i after its sixth member: %s', (size, label) => {
  const professionals = Array.from({ length: size }, (_, at) => makeProfessional(at + 1));
  const { container } = render(<Team location={makeLocationDetail({ professionals })} />);
  expect(container.querySelector('summary')?.textContent ?? null).toBe(label);
  expect(container.querySelectorAll('li')).toHaveLength(size);
});
