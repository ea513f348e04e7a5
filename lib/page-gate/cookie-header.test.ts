import { expect, test } from 'vitest';
import { cookieHeader, expiredCookies } from './cookie-header.ts';

test('new cookies replace those that were sent, and the rest stays', () => {
  const sent = [
    { name: 'at', value: 'old' },
    { name: 'radius', value: '30' },
  ];
  expect(cookieHeader(sent, ['at=new==; Path=/; HttpOnly', 'rt=r; Path=/'])).toBe(
    'at=new==; radius=30; rt=r',
  );
});

test('a cookie that is taken away is not passed on', () => {
  const sent = [{ name: 'anon', value: 'x' }];
  expect(cookieHeader(sent, ['anon=; Path=/; Max-Age=0'])).toBe('');
});

test('a cookie with the host prefix can only be taken away with Secure', () => {
  expect(expiredCookies(['__Host-at', 'at'])).toEqual([
    '__Host-at=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'at=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});
