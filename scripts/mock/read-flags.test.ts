import { expect, test } from 'vitest';
import { OperatorError } from '#settings/operator-error.ts';
import { readMockFlags } from './read-flags.ts';

test('port and time are optional', () => {
  expect(readMockFlags([])).toEqual({});
  expect(readMockFlags(['--port', '3100', '--now', '2026-11-20T10:00:00+02:00'])).toEqual({
    port: 3100,
    now: new Date('2026-11-20T08:00:00Z'),
  });
});

test.each([['--prot', '3100'], ['3100'], ['--port'], ['--port', '0'], ['--now', 'tomorrow']])(
  'wrong arguments print the usage: %s %s',
  (...args) => {
    expect(() => readMockFlags(args)).toThrow(OperatorError);
    expect(() => readMockFlags(args)).toThrow('npm run mock -- [--port 3100]');
  },
);
