import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { countWaiting } from '../testing/database.ts';
import { pictureFile } from '../testing/picture-file.ts';
import { setUpApi } from '../testing/set-up-api.ts';

const api = setUpApi({ database: 'server' });

const colours = ['#102030', '#405060', '#708090', '#A0B0C0', '#D0E0F0', '#112233'] as const;

async function stored(): Promise<number[]> {
  const { db } = api;
  const images = await db.selectFrom('images').select('id').execute();
  const pictures = await db.selectFrom('pictures').select('hash').execute();
  return [images.length, pictures.length];
}

test('parallel uploads of one client leave one picture', async () => {
  const client = await api.signIn();
  const files = await Promise.all(colours.map((colour) => pictureFile('png', colour)));
  // The lock blocks each upload inside its transaction until all transactions are open.
  const sent = await api.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE images, pictures IN SHARE MODE`.execute(tx);
    const uploads = files.map((body) => api.call('uploadAvatar', { body }, { as: client.copy() }));
    await expect.poll(() => countWaiting(api.db)).toBe(files.length);
    return { uploads };
  });
  const responses = await Promise.all(sent.uploads);
  expect(responses.map(({ status }) => status)).toEqual(colours.map(() => 200));
  expect(await stored()).toEqual([1, 1]);
  await api.call('deleteAvatar', {}, { as: client });
});

test('of clients who concurrently set or delete the same picture, those who set it keep it', async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
  const body = await pictureFile();
  const [keeping, leaving] = [clients.slice(0, 3), clients.slice(3)];
  await Promise.all(leaving.map((as) => api.call('uploadAvatar', { body }, { as })));
  const responses = await Promise.all([
    ...keeping.map((as) => api.call('uploadAvatar', { body }, { as })),
    ...leaving.map((as) => api.call('deleteAvatar', {}, { as })),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(clients.map(() => 200));
  expect(await stored()).toEqual([3, 1]);
});
