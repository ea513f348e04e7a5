import { expect, test } from 'vitest';
import { readProductSettings } from './settings.ts';

const env = (values: Record<string, string>) => values as NodeJS.ProcessEnv;

test('nothing needs to be set', () => {
  expect(readProductSettings([], env({}))).toMatchObject({
    dev: false,
    webPort: 3000,
    apiPort: 4000,
    api: 'own',
    dataDir: expect.stringMatching(/\.data$/),
    appMode: 'demo',
  });
});

test('a flag wins over a variable', () => {
  const settings = readProductSettings(['--port', '3100'], env({ WEB_PORT: '3200' }));
  expect(settings.webPort).toBe(3100);
});

test('no api is started if the URL of another one is set', () => {
  const settings = readProductSettings([], env({ API_URL: 'https://api.example/v1' }));
  expect(settings.api).toEqual(new URL('https://api.example/v1'));
});

test('every wrong setting is named at once', () => {
  const read = () => readProductSettings(['--port', 'x'], env({ APP_MODE: 'live' }));
  expect(read).toThrow(/WEB_PORT[\s\S]*APP_MODE/);
});

test('an unknown flag is refused with the ones that exist', () => {
  expect(() => readProductSettings(['--prot', '1'], env({}))).toThrow(/--prot[\s\S]*--port/);
});

test.each([
  ['', 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['::1', 'http://[::1]:3000'],
])('web and api that listen on "%s" are reached at %s', (host, origin) => {
  const settings = readProductSettings([], env({ WEB_HOST: host, API_HOST: host }));
  expect(settings.webOrigin).toBe(origin);
  expect(settings.apiOrigin).toBe(origin.replace('3000', '4000'));
});
