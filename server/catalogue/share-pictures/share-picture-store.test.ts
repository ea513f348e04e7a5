import { expect, test } from 'vitest';
import type { Db } from '#server/deps.ts';
import { createSharePictureStore } from './share-picture-store.ts';

const noDb = {} as Db;

test('a preview picture is refused when too many wait, unless it waits for the same one', async () => {
  const pictureOf = createSharePictureStore(noDb, { running: 1, waiting: 1 });
  const responses = await Promise.allSettled(
    ['Ana', 'Bob', 'Dan', 'Ana'].map((title) =>
      pictureOf({ words: { title, line: 'Frizerie', invitation: '' }, cover: null }),
    ),
  );
  expect(
    responses.map((one) => (one.status === 'rejected' ? String(one.reason.code) : 'drawn')),
  ).toEqual(['drawn', 'drawn', 'unavailable', 'drawn']);
});
