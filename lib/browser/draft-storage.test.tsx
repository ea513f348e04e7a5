import { beforeEach, expect, test, vi } from 'vitest';
import {
  removeDraft,
  storeDraft,
  storeServices,
  storedDraft,
  storedSelection,
} from './draft-storage.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  sessionStorage.clear();
  return () => void vi.useRealTimers();
});

test('a draft lives two hours, for its location', () => {
  storeDraft(12, { comment: 'Salut' });
  const draftAfter = (minutes: number) => {
    vi.setSystemTime(now + minutes * 60_000);
    return storedDraft(12);
  };
  expect(draftAfter(120)).toEqual({ comment: 'Salut' });
  expect(draftAfter(121)).toBeNull();
  expect(draftAfter(-1)).toBeNull();
  expect(draftAfter(0)).toEqual({ comment: 'Salut' });
  expect(storedDraft(13)).toBeNull();
  removeDraft(12);
  expect(storedDraft(12)).toBeNull();
});

test.each(['null', '[]', '7', '{', '{"at":"1","value":{}}', '{"at":1,"value":[]}'])(
  '%s in storage is not a draft',
  (text) => {
    sessionStorage.setItem('booking:12', text);
    vi.setSystemTime(1);
    expect(storedDraft(12)).toBeNull();
    expect(storedSelection(12).servicesIds).toEqual([]);
  },
);

test('services are kept beside the rest of the draft', () => {
  storeDraft(12, { servicesIds: [101], comment: 'Salut' });
  storeServices(12, { servicesIds: [102, 101], subscription: 5 });
  expect(storedDraft(12)).toEqual({ servicesIds: [102, 101], comment: 'Salut' });
  expect(storedSelection(12).servicesIds).toEqual([102, 101]);
});

test('without storage a draft lasts as long as the page', () => {
  vi.stubGlobal('sessionStorage', undefined);
  storeServices(12, { servicesIds: [101], subscription: 5 });
  expect(storedSelection(12).servicesIds).toEqual([101]);
  removeDraft(12);
  expect(storedSelection(12).servicesIds).toEqual([]);
  vi.unstubAllGlobals();
});
