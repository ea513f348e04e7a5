import { expect, test } from 'vitest';
import {
  lastDay,
  nextVisit,
  ownSubscriptionProblem,
  type OwnSubscription,
} from './own-subscription.ts';

const own: OwnSubscription = {
  remaining: 3,
  total: 6,
  starts_at: '2026-11-01T10:00:00+02:00',
  expires_at: '2026-12-01T00:00:00+02:00',
  status: 'active',
};

test.each([
  ['2026-11-01T10:00:00+02:00', {}, null],
  ['2026-11-30T23:59:00+02:00', {}, null],
  ['2026-11-01T09:59:00+02:00', {}, 'not_begun'],
  ['2026-12-01T00:00:00+02:00', {}, 'over'],
  ['2026-11-27T10:00:00+02:00', { remaining: 0 }, 'used_up'],
  ['2026-11-27T10:00:00+02:00', { status: 'pending' as const }, 'pending'],
  ['2026-11-27T10:00:00+02:00', { status: 'withdrawn' as const }, 'withdrawn'],
  ['2026-11-27T10:00:00+02:00', { status: 'canceled' as const }, 'canceled'],
])('a visit at %s with a subscription that is %j: %s', (visit, over, problem) => {
  expect(ownSubscriptionProblem({ ...own, ...over }, new Date(visit))).toBe(problem);
});

test.each([
  ['2026-12-01T00:00:00+02:00', '2026-11-30'],
  ['2026-12-01T00:01:00+02:00', '2026-12-01'],
])('a subscription that ends at %s has %s as its last day', (expires_at, day) => {
  expect(lastDay({ expires_at })).toBe(day);
});

test('the next visit follows those that were used', () => {
  expect(nextVisit(own)).toBe(4);
  expect(nextVisit({ ...own, remaining: 6 })).toBe(1);
});
