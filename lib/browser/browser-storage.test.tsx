import { expect, test, vi } from 'vitest';
import { deviceStorage, deviceStore, tabStorage } from './browser-storage.ts';

test('a text that a full storage refuses is readable in this page until another one is stored', () => {
  expect(tabStorage.write('pageNote', 'first')).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(tabStorage.write('pageNote', 'second')).toBe(false);
  expect(tabStorage.read('pageNote')).toBe('second');
  full.mockRestore();
  expect(tabStorage.write('pageNote', 'third')).toBe(true);
  sessionStorage.removeItem('pageNote');
  expect(tabStorage.read('pageNote')).toBeNull();
});

test('malformed JSON reads as null', () => {
  tabStorage.write('pageNote', '{"id":');
  expect(tabStorage.readJson('pageNote')).toBeNull();
});

test('a page restored from the back-forward cache has the values that were stored since', () => {
  const store = deviceStore('scheme', () => deviceStorage.read('scheme'));
  localStorage.setItem('scheme', 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(store.getState()).toBe('dark');
  localStorage.removeItem('scheme');
});
