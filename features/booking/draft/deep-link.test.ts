import { expect, test } from 'vitest';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeService } from '#tests/factories/service.ts';
import { bookingLocation } from './booking-location.ts';
import type { PageParams } from '#lib/page-gate/page-params.ts';
import { linkDropped, linkedDraft } from './deep-link.ts';

const location = bookingLocation(makeLocationDetail());
const today = '2026-11-20';
const own = '6d1f6f2a-5f0b-4c55-9a5e-3b1f2a7c9d10';

function locationSelling(packages: { serviceId: number; packageId: number }[]) {
  const services = packages.map(({ serviceId: id, packageId }) => {
    const subscriptions = [{ id: packageId, name: '10 ședințe', sessions: 10, valid_days: 90 }];
    return makeService({ id, name: `Abonament ${id}`, is_subscription: true, subscriptions });
  });
  return bookingLocation(
    makeLocationDetail({ service_categories: [{ id: 1, name: 'Abonamente', services }] }),
  );
}

const sellsOne = locationSelling([{ serviceId: 105, packageId: 5 }]);

test('a URL with services, professional, day and slot is a complete draft', () => {
  const link = { services: '101,102', professional: '2', date: '2026-11-27', time: '17:30' };
  expect(linkedDraft(link, location, today)).toMatchObject({
    notice: null,
    draft: {
      servicesIds: [101, 102],
      professionalId: 2,
      startDate: '2026-11-27',
      startTime: '17:30',
    },
  });
});

test('a URL without choices gives no draft', () => {
  for (const link of [{}, { step: '3' }, { services: '', date: '' }])
    expect(linkedDraft(link, location, today)).toEqual({ draft: null, notice: null, own: null });
});

test.each<PageParams>([
  { date: '2026-11-27' },
  { time: '10:00' },
  { professional: '2' },
  { services: 'abc' },
  { services: '999', professional: '2' },
  { subscription: 'abc' },
  { step: '9' },
])('%j: without services there is no draft, and the loss is reported', (link) => {
  expect(linkedDraft(link, location, today)).toMatchObject({ draft: null, notice: linkDropped });
});

test.each<[PageParams, string]>([
  [{ services: '101,999' }, 'an unknown service'],
  [{ services: '101,abc' }, 'a service that is no number'],
  [{ services: '101', professional: '77' }, 'an unknown professional'],
  [{ services: '101', date: '2026-11-19', time: '10:00' }, 'a day that is over'],
  [{ services: '101', date: '2027-11-19', time: '10:00' }, 'a day behind the horizon'],
  [{ services: '101', date: '2026-02-30', time: '10:00' }, 'a day that does not exist'],
  [{ services: '101', time: '10:00' }, 'an hour without a day'],
  [{ services: '101', date: '', time: '10:00' }, 'an hour with an empty day'],
  [{ services: '101', date: '2026-11-27', time: '99:99' }, 'an hour that does not exist'],
  [{ services: '101', professional: 'ana' }, 'a professional that is no number'],
  [{ services: '101', subscription: '5' }, 'an unknown subscription'],
  [{ services: '101', subscription: 'abc' }, 'a subscription that is no number'],
  [{ services: '101', step: '9' }, 'a step that does not exist'],
])('%j: keeps the rest and reports that %s was dropped', (link) => {
  const linked = linkedDraft(link, location, today);
  expect(linked.notice).toBe(linkDropped);
  expect(linked.draft?.servicesIds).toEqual([101]);
});

test('repeated parameters and repeated services count once', () => {
  const linked = linkedDraft({ services: ['101', '101,102'] }, location, today);
  expect(linked.draft?.servicesIds).toEqual([101, 102]);
});

test('a subscription brings its service with it', () => {
  expect(linkedDraft({ subscription: '5' }, sellsOne, today)).toMatchObject({
    notice: null,
    draft: { servicesIds: [105], subscription: 5, addressSubscription: 5 },
  });
});

test('an own subscription pays and locks its service, as a package of the catalogue does', () => {
  expect(linkedDraft({ services: '105', subscription: own }, sellsOne, today)).toMatchObject({
    notice: null,
    draft: { servicesIds: [105], servicesSubscriptionId: own, addressSubscription: 5 },
  });
});

test('an own subscription without a service waits until the subscriptions of the client are known', () => {
  expect(linkedDraft({ subscription: own }, location, today)).toEqual({
    draft: null,
    notice: null,
    own,
  });
});

test('a service that is incompatible with the given subscription is named', () => {
  const sells = locationSelling([
    { serviceId: 105, packageId: 205 },
    { serviceId: 106, packageId: 206 },
  ]);
  const linked = linkedDraft({ services: '106', subscription: '205' }, sells, today);
  expect([linked.draft?.servicesIds, linked.notice]).toEqual([[105], 'Am scos „Abonament 106”.']);
});
