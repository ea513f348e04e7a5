import { beforeAll, expect, test } from 'vitest';
import { inIasi, listLocations } from '#server/testing/list-locations.ts';
import { cluj } from '#server/testing/make-basics.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();
beforeAll(async () => {
  await makeLocation(api.db, { name: 'Ideal' });
  await makeLocation(api.db, { name: 'La Noi' });
  const professionals = [{ first_name: 'Ana', last_name: 'Maxim' }];
  await makeLocation(api.db, { name: 'Frizeria Sora', professionals });
  await makeLocation(api.db, { name: 'Rapid', locality: cluj });
});

const all = ['Frizeria Sora', 'Ideal', 'La Noi'];

test.each([
  ['Ideal', ['Ideal'], []],
  ['la noi', ['La Noi'], []],
  ['Dr. Maxim', ['Frizeria Sora'], []],
  ['tuns ideal', all, []],
  ['ceva ideal', all, []],
  ['rapid', all, ['rapid']],
])('"%s" finds %j and ignores %j: skip words alone are a name', async (search, names, ignored) => {
  const list = await listLocations(api, { ...inIasi, search });
  expect([list.names.sort(), list.ignored]).toEqual([names, ignored]);
});
