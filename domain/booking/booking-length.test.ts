import { expect, test } from 'vitest';
import { isTooLong, totalDuration } from './booking-length.ts';

test('services follow one another without a break', () => {
  expect(totalDuration([{ duration: 30 }, { duration: 45 }])).toBe(75);
  expect(totalDuration([{ duration_min: 30 }, { duration_min: 45 }])).toBe(75);
  expect(totalDuration([])).toBe(0);
});

test.each([
  [480, [480, 300], false],
  [481, [480, 300], true],
  [720, [900], false],
  [721, [900], true],
  [480, [], false],
  [480, [0], false],
  [1_110, [], true],
])(
  '%d minutes with people who work %j without a break: too long is %s',
  (minutes, stretches, long) => {
    expect(isTooLong(minutes, stretches)).toBe(long);
  },
);
