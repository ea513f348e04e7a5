import { expect, test } from 'vitest';
import { readProductSettings } from './settings.ts';

const env = (values: Record<string, string>) => values as NodeJS.ProcessEnv;

test('nothing needs to be set', () => {
  expect(readProductSettings([], env({}))).toMatchObject({
    dev: false,
    WEB_PORT: 3000,
    API_PORT: 4000,
    API_URL: undefined,
    DATA_DIR: expect.stringMatching(/\/\.data$/),
    APP_MODE: 'demo',
  });
});

test('a flag wins over a variable', () => {
  const settings = readProductSettings(['--port', '3100'], env({ WEB_PORT: '3200' }));
  expect(settings.WEB_PORT).toBe(3100);
});

test('every wrong setting is named at once', () => {
  const read = () => readProductSettings(['--port', 'x'], env({ APP_MODE: 'live' }));
  expect(read).toThrow(/WEB_PORT[\s\S]*APP_MODE/);
});

test('an unknown flag is refused with the ones that exist', () => {
  expect(() => readProductSettings(['--prot', '1'], env({}))).toThrow(/--prot[\s\S]*--port/);
});
