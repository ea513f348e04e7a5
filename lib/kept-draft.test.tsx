import { beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, keepServices, keptDraft, keptServices } from './kept-draft.ts';

const now = new Date('2026-11-20T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeEach(() => sessionStorage.clear());

test('a draft lives two hours, for its location', () => {
  keepDraft(12, { comment: 'Salut' }, now);
  expect(keptDraft(12, later(120))).toEqual({ comment: 'Salut' });
  expect(keptDraft(12, later(121))).toBeNull();
  expect(keptDraft(12, later(-1))).toBeNull();
  expect(keptDraft(13, now)).toBeNull();
  dropDraft(12);
  expect(keptDraft(12, now)).toBeNull();
});

test.each(['null', '[]', '7', '{', '{"savedAt":"1","draft":{}}', '{"savedAt":1,"draft":[]}'])(
  '%s in the storage is no draft',
  (text) => {
    sessionStorage.setItem('booking:12', text);
    expect(keptDraft(12, new Date(1))).toBeNull();
    expect(keptServices(12, new Date(1))).toEqual([]);
  },
);

test('services are kept beside the rest of the draft', () => {
  keepDraft(12, { servicesIds: [101], comment: 'Salut' }, now);
  keepServices(12, { chosen: [102, 101], subscription: 5 }, now);
  expect(keptDraft(12, now)).toEqual({ servicesIds: [102, 101], comment: 'Salut' });
  expect(keptServices(12, now)).toEqual([102, 101]);
});

test('where storage is closed nothing is kept, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepServices(12, { chosen: [101], subscription: 5 }, now);
  dropDraft(12);
  expect(keptServices(12, now)).toEqual([]);
  vi.unstubAllGlobals();
});
