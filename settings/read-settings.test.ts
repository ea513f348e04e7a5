import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { productionEnv } from '#tests/factories/production-env.ts';
import { apiAddress, readSettings, settings, WrongSettings } from './read-settings.ts';
import type { Program, Setting } from './setting.ts';

const sources: Record<Program, string[]> = {
  web: ['front/**/*.ts', 'lib/**/*.ts', '{app,components,features}/**/*.{ts,tsx}', 'proxy.ts'],
  api: ['server/**/*.ts'],
  start: ['scripts/product/*.ts'],
  database: ['data/*.ts', 'scripts/migrate.ts', 'server/db/program-databases.ts'],
  operator: ['scripts/{operator,booking,review}/*.ts'],
  build: ['next.config.ts'],
  tests: ['scripts/checks/*.ts'],
};
const conditions = Object.values<Setting>(settings).map(
  ({ neededBy }) => neededBy?.split(/[=>]/)[0],
);
const shared = ['domain/legal/company.ts', 'settings/read-settings.ts'];

test.each(Object.keys(sources) as Program[])('%s reads each of its settings', (program) => {
  const files = [...globSync(sources[program]), ...shared];
  const isProduct = (path: string) => !/testing\/|\.(test|race)\./.test(path);
  const code = files
    .filter(isProduct)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const names = Object.entries<Setting>(settings)
    .filter(([, { readBy }]) => readBy.includes(program))
    .map(([name]) => name)
    // `readSettings` itself checks these.
    .filter((name) => name !== 'CAPTCHA_VERSION' && !conditions.includes(name));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
});

test('a program gets the settings that it reads, and no others', () => {
  const settings = readSettings('start', { OTP_KEY: 'not read by npm start' });
  expect(settings).toMatchObject({ WEB_PORT: 3000, DATA_DIR: '.data' });
  expect(settings).not.toHaveProperty('OTP_KEY');
});

test('an empty or blank variable counts as not set, and blanks around a value are dropped', () => {
  const source = { WEB_PORT: '', PAGES_AT_ONCE: ' ', BLOG_URL: ' https://blog.example ' };
  expect(readSettings('web', source)).toMatchObject({
    WEB_PORT: 3000,
    PAGES_AT_ONCE: 3,
    BLOG_URL: 'https://blog.example',
  });
});

test('one error has a line for every wrong setting: its value, what needs it, what production demands', () => {
  const source = {
    ...productionEnv,
    API_PORT: '99999',
    SMTP_URL: undefined,
    APP_KEY: 'demo-key-that-production-refuses',
    OTP_KEY: undefined,
    APP_URL: 'http://aproape.example',
    LIMIT_FACTOR: '2',
  };
  expect(() => readSettings('api', source)).toThrow(WrongSettings);
  expect(() => readSettings('api', source)).toThrow(
    [
      'These settings are wrong:',
      '  API_PORT: Too big: expected number to be <=65535',
      '  APP_URL: must be https in production',
      '  APP_KEY: production needs a value of its own',
      '  OTP_KEY: production needs a value of its own',
      '  LIMIT_FACTOR: must be 1 in production',
      '  SMTP_URL: MAIL_DRIVER=smtp needs it',
    ].join('\n'),
  );
});

test('a URL has to be an http address', () => {
  const urls = { API_URL: 'ftp://api.example', BLOG_URL: 'javascript:alert(1)' };
  expect(() => readSettings('web', urls)).toThrow(
    ['  API_URL: not an http address', '  BLOG_URL: not an http address'].join('\n'),
  );
});

test('a web in production demands the https address of the site', () => {
  const read = (APP_URL?: string) => () => readSettings('web', { ...productionEnv, APP_URL });
  for (const address of [undefined, 'http://aproape.example'])
    expect(read(address)).toThrow('APP_URL: must be https in production');
  expect(read('https://aproape.example')).not.toThrow();
});

test('keys of production are long, random and different', () => {
  const read = (keys: Record<string, string>) => () =>
    readSettings('api', { ...productionEnv, ...keys });
  const random = 'needs 32 random characters';
  expect(read({ OTP_KEY: 'a-key-of-twenty-chars' })).toThrow(`OTP_KEY: ${random}`);
  expect(read({ OTP_KEY: 'abcabcabc'.repeat(4) })).toThrow(`OTP_KEY: ${random}`);
  const same = productionEnv.APP_KEY;
  expect(read({ OTP_KEY: same })).toThrow('OTP_KEY: must differ from APP_KEY');
  expect(() => readSettings('api', { APP_KEY: 'short-but-a-demo' })).not.toThrow();
});

test('a secret may be in a file, other settings may not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'app-key');
  writeFileSync(file, 'a-key-from-a-file\n');
  const read = (source: Record<string, string>) => readSettings('api', source);
  expect(read({ APP_KEY_FILE: file }).APP_KEY).toBe('a-key-from-a-file');
  expect(read({ API_HOST_FILE: file }).API_HOST).toBe('127.0.0.1');
  expect(() => read({ APP_KEY_FILE: file, APP_KEY: 'a-key-of-its-own' })).toThrow(
    'APP_KEY_FILE: APP_KEY is set too',
  );
  expect(() => read({ APP_KEY_FILE: join(folder, 'none') })).toThrow(
    'APP_KEY_FILE: the file cannot be read',
  );
});

test('demo values do not apply in production', () => {
  expect(readSettings('web', {}).PARTNER_PRICE).toBe(149);
  expect(readSettings('web', productionEnv).PARTNER_PRICE).toBeUndefined();
});

test('a program has one process in the demo, and as many as cores in production', () => {
  expect(readSettings('web', {}).WEB_PROCESSES).toBe(1);
  expect(readSettings('api', {}).API_PROCESSES).toBe(1);
  const cores = availableParallelism();
  expect(readSettings('web', productionEnv).WEB_PROCESSES).toBe(cores);
  expect(readSettings('api', productionEnv).API_PROCESSES).toBe(cores);
});

test('several processes of the api need a PostgreSQL server', () => {
  const server = { DATABASE_URL: 'postgres://unused' };
  for (const program of ['api', 'start'] as const) {
    const read = (source: Record<string, string>) => readSettings(program, source).API_PROCESSES;
    expect(() => read({ API_PROCESSES: '2' })).toThrow('DATABASE_URL: API_PROCESSES>1 needs it');
    expect(read({ API_PROCESSES: '2', ...server })).toBe(2);
    expect(read({ API_PROCESSES: '1' })).toBe(1);
  }
});

test('CAPTCHA=off is the same as no captcha', () => {
  expect(readSettings('web', { CAPTCHA: 'off' }).CAPTCHA).toBeUndefined();
  expect(() => readSettings('api', { CAPTCHA: 'off', CAPTCHA_SECRET: 'x' })).toThrow(
    'CAPTCHA: CAPTCHA_SECRET needs it',
  );
});

test('without API_URL the api is ours, at its host and port', () => {
  const api = { API_HOST: '192.168.1.5', API_PORT: '4100' };
  for (const program of ['web', 'operator'] as const)
    expect(apiAddress(readSettings(program, api))).toBe('http://192.168.1.5:4100');
  expect(apiAddress(readSettings('web', { API_URL: 'https://api.example/' }))).toBe(
    'https://api.example',
  );
});

test.each([
  ['', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
])('an api that listens on "%s" is reached at %s', (API_HOST, url) => {
  expect(apiAddress(readSettings('web', { API_HOST }))).toBe(url);
});

test('problems are in English, whatever language the contract gives its messages', () => {
  const { localeError } = z.config();
  onTestFinished(() => void z.config({ localeError }));
  z.config({ localeError: () => 'Datele trimise nu sunt valide' });
  expect(() => readSettings('api', { API_PORT: '70000' })).toThrow('API_PORT: Too big');
});

test('the commit of a package or an image is read without its line break, an empty one is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  const before = process.cwd();
  onTestFinished(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true });
  });
  process.chdir(folder);
  const read = (text: string) => {
    writeFileSync('commit', text);
    return readSettings('web', {}).GIT_COMMIT;
  };
  expect([read('abc123\n'), read('\n')]).toEqual(['abc123', undefined]);
});
