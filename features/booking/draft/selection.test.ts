import { expect, test } from 'vitest';
import { maxCounts } from '#contract/values.ts';
import { makeLocationDetail, makeProfessional } from '#tests/factories/location-detail.ts';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { bookingLocation } from './booking-location.ts';
import { emptyDraft } from './draft.ts';
import { draftPrice, lastsTooLong, professionalsOf, reconcileDraft } from './selection.ts';

const location = bookingLocation(
  makeLocationDetail({
    professionals: [1, 2, 3].map(makeProfessional),
    service_categories: [
      {
        id: 1,
        name: 'Păr',
        services: [
          makeService({ id: 101, name: 'Tuns', price: 80, professionals: [1, 2] }),
          makeService({ id: 102, name: 'Vopsit', price: 200, professionals: [2, 3] }),
          makeService({
            id: 103,
            name: 'Masaj',
            price: 100,
            professionals: [3],
            offers: [makeOffer()],
          }),
          makeService({ id: 104, name: 'Nimeni', professionals: [] }),
        ],
      },
    ],
  }),
);

test('services that no professional offers are omitted @S4-24', () => {
  expect(location.service_categories[0]?.services.map(({ id }) => id)).toEqual([101, 102, 103]);
});

test('only professionals who offer all chosen services remain @S4-19', () => {
  const draft = { ...emptyDraft, servicesIds: [101, 102] };
  expect(professionalsOf(location, draft).map(({ id }) => id)).toEqual([2]);
});

test('a professional who does not offer a newly chosen service is removed, with a message', () => {
  const draft = { ...emptyDraft, servicesIds: [101, 102], professionalId: 1 };
  expect(reconcileDraft(location, draft)).toEqual({
    draft: { ...draft, professionalId: null },
    removed: ['Ana Pop'],
  });
});

test('a professional who offers all stays', () => {
  const draft = { ...emptyDraft, servicesIds: [101, 102], professionalId: 2 };
  expect(reconcileDraft(location, draft)).toEqual({ draft, removed: [] });
});

test('the newest of services that no professional offers together stays @S4-15', () => {
  const draft = { ...emptyDraft, servicesIds: [101, 103] };
  const change = reconcileDraft(location, draft);
  expect(change.draft.servicesIds).toEqual([103]);
  expect(change.removed).toEqual(['Tuns']);
});

test('the price is that of the chosen day, and of today until one is chosen @S3-25', () => {
  const draft = { ...emptyDraft, servicesIds: [103] };
  expect(draftPrice(location, draft, '2026-11-20').total).toBe(7_500);
  expect(draftPrice(location, { ...draft, startDate: '2026-12-01' }, '2026-11-20').total).toBe(
    10_000,
  );
});

test('more services than a request may have do not fit into a booking, however short', () => {
  const ids = Array.from({ length: maxCounts.services + 1 }, (_, nth) => 200 + nth);
  const services = ids.map((id) => makeService({ id, duration: 5 }));
  const salon = bookingLocation(
    makeLocationDetail({ service_categories: [{ id: 1, name: 'Toate', services }] }),
  );
  const fits = (servicesIds: number[]) => !lastsTooLong(salon, { ...emptyDraft, servicesIds });
  expect([fits(ids), fits(ids.slice(1))]).toEqual([false, true]);
});
