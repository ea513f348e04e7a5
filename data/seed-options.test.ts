import { expect, test } from 'vitest';
import { readSeedOptions, requireSafe } from './seed-options.ts';

const embedded = { APP_MODE: 'demo', DATABASE_URL: undefined } as const;

test('without arguments it is the default catalogue', () => {
  expect(readSeedOptions([])).toEqual({
    seed: 'aproape',
    count: 1500,
    ifEmpty: false,
    refresh: false,
    force: false,
    database: undefined,
  });
});

test('numbers and flags are read', () => {
  const options = readSeedOptions(['--if-empty', '--count', '20', '--seed', 'x']);
  expect(options).toMatchObject({ ifEmpty: true, count: 20, seed: 'x' });
});

test.each([['--count=ten'], ['--count=-1'], ['--unknown']])('%s throws with the usage', (arg) => {
  expect(() => readSeedOptions([arg])).toThrow('node data/seed.ts');
});

test.each([
  [['--force', '--count', '0'], 'throws away everything'],
  [['--force', '--if-empty', '--count', '0'], 'throws away everything'],
  [['--count', '20'], 'known passwords'],
])('%j is refused only in production', (args, words) => {
  const options = readSeedOptions(args);
  expect(() => requireSafe(options, { ...embedded, APP_MODE: 'production' })).toThrow(words);
  expect(() => requireSafe(options, embedded)).not.toThrow();
});

test('an empty catalogue may be filled in production', () => {
  const production = { ...embedded, APP_MODE: 'production' } as const;
  expect(() => requireSafe(readSeedOptions(['--count', '0']), production)).not.toThrow();
});

test('--force on a server needs the name of its database', () => {
  const server = { ...embedded, DATABASE_URL: 'postgres://owner@db.example/bookings?sslmode=x' };
  const forced =
    (...args: string[]) =>
    () =>
      requireSafe(readSeedOptions(args), server);
  expect(forced('--force')).toThrow('add: --database bookings');
  expect(forced('--force', '--database', 'other')).toThrow('add: --database bookings');
  expect(forced('--force', '--database', 'bookings')).not.toThrow();
  expect(forced('--if-empty')).not.toThrow();
});
