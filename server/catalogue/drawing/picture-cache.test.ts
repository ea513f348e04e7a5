import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

test('a picture is refused when too many wait, unless it waits for the same one', async () => {
  const queue = { running: 1, waiting: 1 };
  const pictureOf = createPictureCache({ maxBytes: 1024 * 1024, maxDrawings: 100, queue });
  const read: string[] = [];
  const responses = await Promise.allSettled(
    ['Ana', 'Bob', 'Dan', 'Ana'].map((title) =>
      pictureOf(title, async () => {
        read.push(title);
        const words = { title, line: 'Frizerie', invitation: '' };
        return { kind: 'share', words, cover: null };
      }),
    ),
  );
  expect(
    responses.map((one) => (one.status === 'rejected' ? String(one.reason.code) : 'drawn')),
  ).toEqual(['drawn', 'drawn', 'unavailable', 'drawn']);
  expect(read).toEqual(['Ana', 'Bob']);
});
