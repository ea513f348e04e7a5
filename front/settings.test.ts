import { expect, test } from 'vitest';
import { maxStopMs } from '#processes/run-processes.ts';
import { readFrontSettings } from './settings.ts';

test('starts without any setting', () => {
  expect(readFrontSettings({})).toMatchObject({
    WEB_PORT: 3000,
    WEB_HOST: '127.0.0.1',
    TRUSTED_PROXIES: [],
  });
});

test.each(['localhost', '10.0.0.0/33', '1/2/3'])(
  'accepts only addresses and networks as proxies: %s is a wrong setting',
  (text) => {
    expect(() => readFrontSettings({ TRUSTED_PROXIES: text })).toThrow(/TRUSTED_PROXIES/);
    const settings = readFrontSettings({ TRUSTED_PROXIES: ' 127.0.0.1, 10.0.0.0/8,' });
    expect(settings.TRUSTED_PROXIES).toEqual(['127.0.0.1', '10.0.0.0/8']);
  },
);

test('production refuses raised limits', () => {
  const read = () => readFrontSettings({ APP_MODE: 'production', LIMIT_FACTOR: '1000' });
  expect(read).toThrow(/LIMIT_FACTOR: must be 1 in production/);
});

test('running requests get no more time than a process has to stop', () => {
  const read = (seconds: number) => readFrontSettings({ DRAIN_TIMEOUT: String(seconds) });
  expect(read(10).DRAIN_TIMEOUT * 1000).toBeLessThan(maxStopMs);
  expect(() => read(maxStopMs / 1000)).toThrow('DRAIN_TIMEOUT: Too big');
});
