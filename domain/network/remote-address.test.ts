import { expect, test } from 'vitest';
import { limitKeyOf, networkOf } from './remote-address.ts';

test.each([
  ['198.51.100.7', '198.51.100.7', '198.51.100.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.7', '198.51.100.0/24'],
  ['::ffff:c633:6407', '198.51.100.7', '198.51.100.0/24'],
  ['0:0:0:0:0:ffff:198.51.100.7', '198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:0:1:ffff::7', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['2001:DB8::7', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['2001:0db8:0000:0001:0:0:0:7', '2001:db8:0:1::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
])('%s has the rate-limit key %s and the network %s', (ip, key, network) => {
  expect(limitKeyOf(ip)).toBe(key);
  expect(networkOf(ip)).toBe(network);
});

test('connections closed before they were counted share one key and have no network', () => {
  expect(limitKeyOf(undefined)).toBe(limitKeyOf(''));
  expect(networkOf(undefined)).toBeNull();
});
