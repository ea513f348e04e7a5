import { expect, test } from 'vitest';
import { deviceLabel } from './device.ts';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Chrome pe Windows',
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/126.0 Safari/537.36`,
  ],
  ['Firefox pe Linux', `${mozilla} (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0`],
  [
    'Safari pe iOS',
    `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webkit} Version/17.5 Mobile/15E148 Safari/604.1`,
  ],
])('a device is labeled by browser and system: %s', (label, userAgent) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

test.each([
  ['nothing', ''],
  ['a program', 'curl/8.5.0'],
  ['markup', '<script>/1 x'],
])('an unknown device has no label: %s', (_what, userAgent) => {
  expect(deviceLabel(userAgent)).toBeNull();
});

test('a user agent of any length is read', () => {
  expect(deviceLabel(`${mozilla} (Windows NT 10.0) ${'x'.repeat(16_000)}`)).toMatch(/Windows$/);
});
