import { expect, test } from 'vitest';
import type { Service } from '#contract/service.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeService } from '#tests/factories/service.ts';
import { bookingLocation } from './booking-location.ts';
import { linkedDraft } from './deep-link.ts';
import type { PageParams } from '#lib/page-gate/page-params.ts';

const today = '2026-11-20';

function noticeOf(params: PageParams, changed?: Service[]) {
  const [category] = makeLocationDetail().service_categories;
  const services = changed ?? category!.services;
  const location = bookingLocation(
    makeLocationDetail({ service_categories: [{ ...category!, services }] }),
  );
  return linkedDraft(params, location, today).notice;
}

test.each<[string, PageParams, string | null]>([
  ['nothing that changed', { services: '101', professional: '1', paid: '80' }, null],
  [
    'another price',
    { services: '101', paid: '70' },
    'Prețul afișat data trecută: 70\u00A0RON. Acum: 80\u00A0RON.',
  ],
  [
    'a service that is gone',
    { services: '101,999', paid: '120' },
    'Un serviciu de data trecută nu mai este oferit.',
  ],
  [
    'every service gone',
    { services: '998,999', paid: '120' },
    '2 servicii de data trecută nu mai sunt oferite.',
  ],
  [
    'a professional who left',
    { services: '101', professional: '77', paid: '80' },
    'Specialistul de data trecută nu mai oferă aceste servicii.',
  ],
  [
    'a gone service of a visit whose price was a range',
    { services: '101,999', paid: 'unknown' },
    'Un serviciu de data trecută nu mai este oferit.',
  ],
  ['a malformed price', { services: '101', paid: 'mult' }, null],
])('%s: the notice names the difference, if any', (_what, params, notice) => {
  expect(noticeOf(params)).toBe(notice);
});

test('a range that begins at the former price is another price', () => {
  const services = [makeService({ id: 101, price: 70, max_price: 90, range_price: true })];
  expect(noticeOf({ services: '101', paid: '70' }, services)).toBe(
    'Prețul afișat data trecută: 70\u00A0RON. Acum: între 70 și 90\u00A0RON.',
  );
});

test('a price that is now decided at the location replaces the former one', () => {
  const services = [makeService({ id: 101, price: null, hidden_price: true })];
  expect(noticeOf({ services: '101', paid: '70' }, services)).toBe(
    'Prețul afișat data trecută: 70\u00A0RON. Acum se stabilește la locație.',
  );
});

test('a service that no longer combines with the others is named, without the price of the rest', () => {
  const services = [
    makeService({ id: 101, name: 'Tuns', professionals: [1] }),
    makeService({ id: 102, name: 'Vopsit', professionals: [2] }),
  ];
  expect(noticeOf({ services: '101,102', paid: '160' }, services)).toBe('Am scos „Tuns”.');
});
