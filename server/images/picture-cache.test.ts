import { expect, test } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

const picture = (bytes: number) => ({ bytes: Buffer.alloc(bytes), etag: '""' });

test('the cache never holds more bytes than it may, and the longest unused go first', () => {
  const cache = createPictureCache(100);
  cache.set('a', picture(40));
  cache.set('b', picture(40));
  expect(cache.get('a')).toBeDefined();
  cache.set('c', picture(40));
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
});

test('a picture larger than the cache is not kept, and setting twice counts once', () => {
  const cache = createPictureCache(100);
  cache.set('a', picture(60));
  cache.set('a', picture(90));
  expect(cache.get('a')?.bytes).toHaveLength(90);
  cache.set('huge', picture(101));
  expect(cache.get('huge')).toBeUndefined();
});
