import { expect, test } from 'vitest';
import { maxCounts } from '#contract/values.ts';
import { barbers, iasi, makeBasics, nextId } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import type { SignedInClient } from '#server/testing/test-client.ts';

const api = setUpApi();

const add = (as: SignedInClient, location_id: number) =>
  api.call('addFavourite', { params: { location_id } }, { as });
const keep = async (as: SignedInClient, location_ids: number[]) =>
  (await api.call('mergeFavourites', { body: { location_ids } }, { as })).body.data.map(idOf);
const listed = async (as: SignedInClient) =>
  (await api.call('listFavourites', {}, { as })).body.data.map(idOf);
const idOf = ({ id }: { id: number }) => id;

async function makeLocations(count: number): Promise<number[]> {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await makeLocation(api.db)).id);
  return ids;
}

test('a favourite is stored once, latest first, and is private to its client', async () => {
  const [client, other] = [await api.signIn(), await api.signIn()];
  const [one = 0, two = 0] = await makeLocations(2);
  expect((await add(client, one)).status).toBe(204);
  api.clock.advance(60);
  await add(client, two);
  api.clock.advance(60);
  await add(client, one);
  expect(await listed(client)).toEqual([two, one]);
  expect(await listed(other)).toEqual([]);
  const params = { location_id: two };
  await api.call('deleteFavourite', { params }, { as: other });
  expect(await listed(client), 'what another takes out is their own').toEqual([two, one]);
  for (const times of ['once', 'again'])
    expect((await api.call('deleteFavourite', { params }, { as: client })).status, times).toBe(204);
  expect(await listed(client)).toEqual([one]);
});

test('an unknown location is not found', async () => {
  expect((await add(await api.signIn(), 999_999)).status).toBe(404);
});

test('favourites of a guest are merged into those of the client, in order and without duplicates', async () => {
  const client = await api.signIn();
  const [one = 0, two = 0, three = 0] = await makeLocations(3);
  await add(client, two);
  api.clock.advance(60);
  expect(await keep(client, [three, 999_999, two, one])).toEqual([three, one, two]);
  expect(await keep(client, [])).toEqual([three, one, two]);
});

async function makeBareLocations(count: number): Promise<number[]> {
  await makeBasics(api.db);
  const rows = Array.from({ length: count }, () => ({
    id: nextId(),
    ...{ slug: 'frizeria', name: 'Frizeria', description: '', address: 'Strada Păcurari 1' },
    ...{ locality_id: iasi.id, latitude: iasi.latitude, longitude: iasi.longitude },
    category_id: barbers.id,
  }));
  await api.db.insertInto('locations').values(rows).execute();
  return rows.map(({ id }) => id);
}

test('a client has at most 200 favourites: one more is refused, a merge keeps the latest that exist', async () => {
  const client = await api.signIn();
  const [first = 0, ...ids] = await makeBareLocations(maxCounts.favourites + 1);
  const parts = [ids.slice(0, 50), ids.slice(50, 100), ids.slice(100, 150), ids.slice(150, 199)];
  for (const part of parts) await keep(client, part);
  expect(await keep(client, [999_999, first, ids[199] ?? 0])).toContain(first);
  expect(await listed(client)).toHaveLength(maxCounts.favourites);
  const refused = await add(client, ids[199] ?? 0);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    {
      location_id: ['Ai deja 200 de locații favorite. Elimină una ca să o adaugi pe aceasta.'],
    },
  ]);
  expect((await add(client, first)).status, 'what is kept already').toBe(204);
});
