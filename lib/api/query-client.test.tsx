import { beforeEach, expect, test } from 'vitest';
import { resetSession, setUser } from '#lib/session/session-store.ts';
import { makeUser } from '#tests/factories/user.ts';
import { getQueryClient } from './query-client.ts';

const other = makeUser({ id: 'b0a1f6b2-64f5-4f0e-9b53-3c5a7e0f1d11' });
const owned = [
  ['account', 'user'],
  ['bookings', 'list', 'upcoming'],
  ['bookings', 'detail', '1'],
  ['subscriptions'],
  ['vouchers', makeUser().id, 12],
  ['voucher', 12, {}],
  ['a key of tomorrow'],
];
const shared = ['locations', 'booking', 12];

beforeEach(() => {
  resetSession();
  setUser(makeUser());
  for (const key of [...owned, shared]) getQueryClient().setQueryData(key, 'data');
});

const remembered = () => owned.filter((key) => getQueryClient().getQueryData(key) !== undefined);

test('private queries are removed when another client signs in', () => {
  setUser(other);
  expect(remembered()).toEqual([]);
  expect(getQueryClient().getQueryData(shared)).toBe('data');
});

test('private queries are removed at sign-out', () => {
  resetSession();
  expect(remembered()).toEqual([]);
});

test("private queries stay when the client's data change", () => {
  setUser(makeUser({ first_name: 'Ilinca' }));
  expect(remembered()).toEqual(owned);
});
