import { expect, test, vi } from 'vitest';
import { tabStorage } from './browser-storage.ts';

test('a text that a full storage does not take is read in this page, and not the one before it', () => {
  expect(tabStorage.write('draft', 'first')).toBe(true);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(tabStorage.write('draft', 'second')).toBe(false);
  expect(tabStorage.read('draft')).toBe('second');
  full.mockRestore();
  expect(tabStorage.write('draft', 'third')).toBe(true);
  sessionStorage.removeItem('draft');
  expect(tabStorage.read('draft')).toBeNull();
});

test('JSON that is broken is no value', () => {
  tabStorage.write('draft', '{"id":');
  expect(tabStorage.readJson('draft')).toBeNull();
});
