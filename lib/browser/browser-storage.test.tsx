import { expect, test, vi } from 'vitest';
import { tabStorage } from './browser-storage.ts';

test('a text that a full storage refuses is readable in this page until another one is stored', () => {
  expect(tabStorage.write('homeNote', 'first')).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(tabStorage.write('homeNote', 'second')).toBe(false);
  expect(tabStorage.read('homeNote')).toBe('second');
  full.mockRestore();
  expect(tabStorage.write('homeNote', 'third')).toBe(true);
  sessionStorage.removeItem('homeNote');
  expect(tabStorage.read('homeNote')).toBeNull();
});

test('malformed JSON reads as null', () => {
  tabStorage.write('homeNote', '{"id":');
  expect(tabStorage.readJson('homeNote')).toBeNull();
});
