import { expect, test } from 'vitest';
import type { Db } from '#server/deps.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi({ database: 'server' });

const read = async (after?: string) => (await api.call('changes', { query: { after } })).body.data;
const rename = (db: Db, id: number) =>
  db.updateTable('locations').set({ name: 'Alt nume' }).where('id', '=', id).execute();

test('a change that commits after a later one is returned to each reader once', async () => {
  const [early, late] = [await makeLocation(api.db), await makeLocation(api.db)];
  const cursors = [(await read()).cursor, (await read()).cursor];
  const readAll = async () => {
    const all = await Promise.all(cursors.map((cursor) => read(cursor)));
    all.forEach(({ cursor }, reader) => void (cursors[reader] = cursor));
    return all.map(({ locations }) => locations?.map(({ id }) => id));
  };
  await api.db.transaction().execute(async (tx) => {
    await rename(tx, early.id);
    await rename(api.db, late.id);
    expect(await readAll()).toEqual([[late.id], [late.id]]);
    expect(await readAll()).toEqual([[], []]);
  });
  expect(await readAll()).toEqual([[early.id], [early.id]]);
  expect(await readAll()).toEqual([[], []]);
});

test('a change that commits late is kept for an hour after its commit', async () => {
  const { id } = await makeLocation(api.db);
  const isKept = async () =>
    (await api.db.selectFrom('location_changes').select('location_id').execute()).some(
      (row) => row.location_id === id,
    );
  await api.sweep();
  api.clock.advance(3_601);
  await api.sweep();
  expect(await isKept()).toBe(false);
  await api.db.transaction().execute(async (tx) => {
    await rename(tx, id);
    await api.sweep();
    api.clock.advance(3_601);
    await api.sweep();
  });
  await api.sweep();
  expect(await isKept()).toBe(true);
});
