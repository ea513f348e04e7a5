import { expect, test } from 'vitest';
import { ContractClient } from './contract-client.ts';
import { expectFieldRefusal } from './refusal.ts';

const client = new ContractClient();

test.each([
  ['a radius below 1 km', 'radius', { radius: 999 }],
  ['a radius above 200 km', 'radius', { radius: 200_001 }],
  ['a radius in words', 'radius', { radius: 'near' }],
  ['a latitude alone', 'longitude', { latitude: 47.16 }],
  ['a longitude alone', 'latitude', { longitude: 27.58 }],
  ['a latitude behind the pole', 'latitude', { latitude: 91, longitude: 27.58 }],
  ['page 0', 'page', { page: 0 }],
  ['51 to a page', 'per_page', { per_page: 51 }],
  ['an order that does not exist', 'sort', { sort: 'cheapest' }],
  ['a text longer than 120 letters', 'search', { search: 'a'.repeat(121) }],
])('%s is refused on %s', async (_what, field, query) => {
  expectFieldRefusal(await client.ask('listLocations', { query }), field);
});

test('each wrong field is named', async () => {
  const query = { radius: 1, page: 0 };
  const { body } = await client.ask('listLocations', { query });
  expect(Object.keys(body.errors ?? {})).toEqual(expect.arrayContaining(['radius', 'page']));
});
