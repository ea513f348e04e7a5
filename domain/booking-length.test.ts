import { expect, test } from 'vitest';
import { isTooLong } from './booking-length.ts';

test.each([
  [480, [480, 300], false],
  [481, [480, 300], true],
  [720, [900], false],
  [721, [900], true],
  [480, [], false],
  [480, [0], false],
  [1_110, [], true],
])(
  '%d minutes with people who work %j at a stretch: too long is %s',
  (minutes, stretches, long) => {
    expect(isTooLong(minutes, stretches)).toBe(long);
  },
);
