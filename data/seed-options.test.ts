import { expect, test } from 'vitest';
import { readSeedOptions } from './seed-options.ts';

test('without arguments the default catalogue is meant', () => {
  expect(readSeedOptions([])).toEqual({
    seed: 'aproape',
    count: 1500,
    ifEmpty: false,
    refresh: false,
    force: false,
  });
});

test('numbers and flags are read', () => {
  const options = readSeedOptions(['--if-empty', '--count', '20', '--seed', 'x']);
  expect(options).toMatchObject({ ifEmpty: true, count: 20, seed: 'x' });
});

test.each([['--count=ten'], ['--count=-1'], ['--unknown']])('%s throws with the usage', (arg) => {
  expect(() => readSeedOptions([arg])).toThrow('node data/seed.ts');
});
