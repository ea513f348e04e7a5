import { beforeEach, expect, test, vi } from 'vitest';
import {
  removeDraft,
  storeDraft,
  storeServices,
  storedDraft,
  storedServices,
} from './draft-storage.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => sessionStorage.clear());

test('a draft lives two hours, for its location', () => {
  storeDraft(12, { comment: 'Salut' }, now);
  expect(storedDraft(12, later(120))).toEqual({ comment: 'Salut' });
  expect(storedDraft(12, later(121))).toBeNull();
  expect(storedDraft(12, later(-1))).toBeNull();
  expect(storedDraft(13, now)).toBeNull();
  removeDraft(12);
  expect(storedDraft(12, now)).toBeNull();
});

test.each(['null', '[]', '7', '{', '{"at":"1","value":{}}', '{"at":1,"value":[]}'])(
  '%s in storage is not a draft',
  (text) => {
    sessionStorage.setItem('booking:12', text);
    expect(storedDraft(12, new Date(1))).toBeNull();
    expect(storedServices(12, new Date(1))).toEqual([]);
  },
);

test('services are kept beside the rest of the draft', () => {
  storeDraft(12, { servicesIds: [101], comment: 'Salut' }, now);
  storeServices(12, { servicesIds: [102, 101], subscription: 5 }, now);
  expect(storedDraft(12, now)).toEqual({ servicesIds: [102, 101], comment: 'Salut' });
  expect(storedServices(12, now)).toEqual([102, 101]);
});

test('without storage a draft lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeServices(12, { servicesIds: [101], subscription: 5 }, now);
  expect(storedServices(12, now)).toEqual([101]);
  removeDraft(12);
  expect(storedServices(12, now)).toEqual([]);
  vi.unstubAllGlobals();
});
