import { afterAll, expect, test } from 'vitest';
import type { CallOutput } from '#contract/types.ts';
import { openInMemory } from '#server/testing/database.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const replica = await openInMemory();
afterAll(() => replica.close());
const api = setUpApi({ replica: { read: (work) => work(replica.db), close: replica.close } });

async function namesFor(as?: TestClient): Promise<string[]> {
  const { body } = await api.call('listLocations', {}, { as });
  return (body as CallOutput<'listLocations'>).data.map(({ name }) => name);
}

test('guests read lists from the replica, a client reads from the primary', async () => {
  await makeLocation(replica.db, { name: 'Salonul vechi' });
  await makeLocation(api.db, { name: 'Salonul nou' });
  const client = await api.signIn();
  expect(await namesFor()).toEqual(['Salonul vechi']);
  expect(await namesFor(client)).toEqual(['Salonul nou']);
  client.cookies.delete('at');
  expect(await namesFor(client)).toEqual(['Salonul nou']);
});

test('the slots of a location are read from the primary', async () => {
  const place = await makeLocation(api.db);
  const params = { id: place.id };
  const query = { services: [place.services[0]!.id], from: '2026-11-23', to: '2026-11-23' };
  const { body } = await api.call('locationSlots', { params, query });
  expect(body.data['2026-11-23']).not.toEqual([]);
});
