import { beforeAll, describe, expect, test } from 'vitest';
import { firstLocations } from './bookable.ts';
import { ContractClient } from './contract-client.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { unknownId } from './unknown-id.ts';
import { guest, signedIn } from './visitors.ts';

let one: number;
let two: number;
beforeAll(async () => {
  [one, two] = (await firstLocations()).map(({ id }) => id) as [number, number];
});

describe.skipIf(target.readOnly)('the favourites of a client', () => {
  let client: ContractClient;
  beforeAll(async () => {
    client = await signedIn();
  });
  const listed = async () =>
    (await client.call('listFavourites')).body.data.map(({ id }) => id).filter(isOurs);
  const isOurs = (id: number) => id === one || id === two;

  test('are listed latest first until they are deleted', async () => {
    for (const location_id of [one, two])
      await client.call('addFavourite', { params: { location_id } });
    expect(await listed()).toEqual([two, one]);
    await client.call('deleteFavourite', { params: { location_id: two } });
    expect(await listed()).toEqual([one]);
  });

  test('include those of a guest after a merge', async () => {
    const { body } = await client.call('mergeFavourites', {
      body: { location_ids: [two, unknownId] },
    });
    expect(body.data.map(({ id }) => id).filter(isOurs)).toEqual([two, one]);
  });

  test('must be existing locations', async () => {
    const params = { location_id: unknownId };
    expectRefusal(await client.ask('addFavourite', { params }), 'not_found');
  });
});

test('a guest has no favourites in the api', async () => {
  expectRefusal(await new ContractClient().ask('listFavourites', {}), 'unauthenticated');
  const visitor = await guest();
  const params = { location_id: one };
  expectRefusal(await visitor.ask('addFavourite', { params }), 'unauthenticated');
});

describe('locations by their ids', () => {
  const cards = (...ids: number[]) =>
    new ContractClient().ask('locationsCards', { query: { ids } });

  test('are returned in the requested order, without unknown ones', async () => {
    const { body } = await cards(two, unknownId, one);
    expect(body.data.map(({ id, distance }) => [id, distance])).toEqual([
      [two, null],
      [one, null],
    ]);
  });

  test('are fifty at most', async () => {
    expectFieldRefusal(await cards(...Array.from({ length: 51 }, (_, at) => at + 1)), 'ids');
  });
});
