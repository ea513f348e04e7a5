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

test('limits are not raised in production', () => {
  const read = () => readSettings({ APP_MODE: 'production', LIMIT_FACTOR: '1000' });
  expect(read).toThrow(/LIMIT_FACTOR: must be 1 in production/);
});
