import { expect, it } from 'vitest';
import { parseSearch } from './search-state.ts';
import { resolveSearch } from './resolve-search.ts';

const kept = { city: { lat: 45.65, lng: 25.6, name: 'Brașov, Brașov' }, radius: 10 };
const cluj = { place: 'Cluj-Napoca', lat: '46.77', lng: '23.59' };

it.each([
  [{}, 'Brașov, Brașov', 10],
  [{ radius: '50' }, 'Brașov, Brașov', 50],
  [cluj, 'Cluj-Napoca', 10],
  [{ ...cluj, radius: '30' }, 'Cluj-Napoca', 30],
])('an address with %j is searched in %s, %i km around @S4-31', (params, name, radius) => {
  expect(resolveSearch(parseSearch(params), kept)).toMatchObject({ city: { name }, radius });
});
