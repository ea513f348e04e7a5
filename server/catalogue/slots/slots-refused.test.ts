import { beforeAll, describe, expect, test } from 'vitest';
import { makeLocation, type MadeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

const monday = '2026-11-23';

async function slots(locationId: number, query: { services: number[]; professional?: number }) {
  const { status, body } = await api.call('locationSlots', {
    params: { id: locationId },
    query: { from: monday, to: monday, ...query },
  });
  return { status, body };
}

describe('a choice that cannot be booked is refused', () => {
  let place: MadeLocation;
  beforeAll(async () => {
    place = await makeLocation(api.db, {
      professionals: 2,
      services: [{ professionals: [0] }, { professionals: [1] }, { active: false }],
    });
  });

  const id = (at: number) => place.services[at]?.id ?? 0;

  test.each([
    ['an unknown service', () => [999_999]],
    ['an inactive service', () => [id(2)]],
    ['services that no professional offers together', () => [id(0), id(1)]],
  ])('on services: %s', async (_title, services) => {
    const { status, body } = await slots(place.id, { services: services() });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['services']]);
  });

  test('on professional: does not offer the service or does not exist', async () => {
    for (const professional of [place.professionals[1]?.id, 999_999]) {
      const { status, body } = await slots(place.id, { services: [id(0)], professional });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['professional']]);
    }
  });

  test.each([
    ['no services', 'from=2026-11-23&to=2026-11-23', 'services'],
    ['a day that does not exist', 'services=1&from=2026-02-30&to=2026-03-01', 'from'],
    ['days the wrong way round', 'services=1&from=2026-11-24&to=2026-11-23', 'to'],
    ['more than 31 days', 'services=1&from=2026-11-01&to=2026-12-02', 'to'],
  ])('on its field: %s', async (_title, query, field) => {
    const url = `/api/public/locations-slots/${place.id}?${query}`;
    const response = await api.inject({ method: 'GET', url });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toContain(field);
  });

  test('with 404 for an unknown location', async () => {
    expect((await slots(999_999, { services: [id(0)] })).status).toBe(404);
  });
});
