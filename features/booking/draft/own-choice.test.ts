import { expect, test } from 'vitest';
import { makeOwnSubscription } from '#tests/factories/own-subscription.ts';
import { emptyDraft } from './draft.ts';
import { ownChoice, serviceIdsWithVisits } from './own-choice.ts';

const now = new Date('2026-11-20T08:00:00Z');
const draft = { ...emptyDraft, servicesIds: [101, 105] };
const own = makeOwnSubscription();
const sooner = makeOwnSubscription({ id: 'sooner', expires_at: '2026-12-01T00:00:00+02:00' });
const choose = (list = [own], over = {}) => ownChoice(list, { id: 12 }, { ...draft, ...over }, now);

test('a remaining visit pays, from the subscription that ends first', () => {
  expect(choose([own, sooner])).toEqual({ usable: [sooner, own], used: sooner, problem: null });
});

test('the client can choose another one, or to buy', () => {
  const list = [own, sooner];
  expect(choose(list, { servicesSubscriptionId: own.id }).used).toEqual(own);
  expect(choose(list, { servicesSubscriptionId: 'lost' }).used).toEqual(sooner);
  expect(choose(list, { buysAnother: true }).used).toBeNull();
});

test.each([
  ['of another location', makeOwnSubscription({ location: { ...own.location, id: 13 } })],
  ['for another service', makeOwnSubscription({ service: { id: 106, name: 'Yoga' } })],
  ['that was canceled with its booking', makeOwnSubscription({ status: 'canceled' })],
  ['that was withdrawn', makeOwnSubscription({ status: 'withdrawn' })],
  ['that has ended', makeOwnSubscription({ expires_at: '2026-11-19T00:00:00+02:00' })],
])('a subscription %s is ignored', (_, other) => {
  expect(choose([other])).toEqual({ usable: [], used: null, problem: null });
});

test('the reason why a running subscription does not pay is returned', () => {
  const late = { startDate: '2026-12-04', startTime: '10:00' };
  expect(choose([sooner], late)).toEqual({ usable: [], used: null, problem: 'over' });
  expect(choose([makeOwnSubscription({ status: 'pending' })]).problem).toBe('pending');
  expect(choose([makeOwnSubscription({ remaining: 0 }), sooner]).problem).toBeNull();
});

test('the services paid by a remaining visit are known before anything is chosen', () => {
  const list = [
    own,
    makeOwnSubscription({ id: 'empty', remaining: 0, service: { id: 9, name: 'X' } }),
  ];
  expect(serviceIdsWithVisits(list, { id: 12 }, now)).toEqual([own.service.id]);
  expect(serviceIdsWithVisits(list, { id: 13 }, now)).toEqual([]);
});
