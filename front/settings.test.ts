import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('starts without any setting', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', trustedProxies: [] });
});

test('takes an empty variable for an absent one', () => {
  expect(readSettings({ WEB_PORT: '' }).port).toBe(3000);
});

test('lists every problem at once', () => {
  const read = () => readSettings({ API_URL: 'ftp://api', WEB_PORT: '99999', API_TIMEOUT: 'soon' });
  expect(read).toThrow(/API_URL[\s\S]*WEB_PORT[\s\S]*API_TIMEOUT/);
});

test.each(['localhost', '10.0.0.0/33', '1/2/3'])(
  'believes proxies at addresses and networks alone: %s is a wrong setting',
  (text) => {
    expect(() => readSettings({ TRUSTED_PROXIES: text })).toThrow(/TRUSTED_PROXIES/);
    const { trustedProxies } = readSettings({ TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8,' });
    expect(trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
  },
);

test('limits are not raised in production', () => {
  const read = () => readSettings({ APP_MODE: 'production', LIMIT_FACTOR: '1000' });
  expect(read).toThrow(/LIMIT_FACTOR: must be 1 in production/);
});
