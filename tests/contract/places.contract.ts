import { beforeAll, describe, expect, test } from 'vitest';
import type { Place } from '#contract/place.ts';
import { distanceKm } from '#domain/place/geo.ts';
import { ContractClient } from './contract-client.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';

const client = new ContractClient();
const places = async (query: { search?: string; limit?: number }) =>
  (await client.call('listPlaces', { query })).body.data;

let first: Place;
beforeAll(async () => {
  first = (await places({ limit: 1 }))[0] as Place;
});

describe('places', () => {
  test('are found by the beginning of their name @S7-46', async () => {
    const matches = await places({ search: first.name.slice(0, 3), limit: 20 });
    expect(matches.map(({ id }) => id)).toContain(first.id);
  });

  test('are found by the label that a person picks', async () => {
    expect((await places({ search: first.label })).map(({ id }) => id)).toContain(first.id);
  });

  test('are found without diacritics, in any case', async () => {
    const plain = first.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    expect((await places({ search: plain })).map(({ id }) => id)).toContain(first.id);
  });

  test('are at most as many as requested', async () => {
    expect((await places({ limit: 2 })).length).toBeLessThanOrEqual(2);
  });

  test('are none for an unknown name', async () => {
    expect(await places({ search: 'qxzwvk' })).toEqual([]);
  });

  test.each([
    ['more than 20 places', 'limit', { limit: 21 }],
    ['a text longer than 100 letters', 'search', { search: 'a'.repeat(101) }],
  ])('%s are refused on %s', async (_what, field, query) => {
    expectFieldRefusal(await client.ask('listPlaces', { query }), field);
  });
});

describe('the nearest place', () => {
  test('is found at the middle of a place', async () => {
    const { latitude, longitude } = first;
    const { body } = await client.call('nearestPlace', { query: { latitude, longitude } });
    expect(distanceKm(body.data, first)).toBeLessThan(1);
  });

  test('is not found far outside the country @S2-71', async () => {
    const query = { latitude: 51.5, longitude: -0.1 };
    expectRefusal(await client.call('nearestPlace', { query }), 'not_found');
  });

  test('requires both coordinates', async () => {
    const response = await client.ask('nearestPlace', { query: { latitude: 47.16 } });
    expectFieldRefusal(response, 'longitude');
  });
});
