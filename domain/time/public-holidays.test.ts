import { expect, test } from 'vitest';
import { addDays } from './local-time.ts';
import { isPublicHoliday } from './public-holidays.ts';

const fixed = [
  ...['01-01', '01-02', '01-06', '01-07', '01-24', '05-01', '06-01', '08-15'],
  ...['11-30', '12-01', '12-25', '12-26'],
];

test.each([
  [2026, ['04-10', '04-12', '04-13', '05-31', '06-01']],
  [2027, ['04-30', '05-02', '05-03', '06-20', '06-21']],
  [2028, ['04-14', '04-16', '04-17', '06-04', '06-05']],
  [2029, ['04-06', '04-08', '04-09', '05-27', '05-28']],
  [2030, ['04-26', '04-28', '04-29', '06-16', '06-17']],
])(
  'the public holidays of %i are the fixed ones, Good Friday, Easter and Pentecost',
  (year, movable) => {
    const days = Array.from({ length: 365 }, (_, day) => addDays(`${year}-01-01`, day));
    const expected = new Set([...fixed, ...movable].map((day) => `${year}-${day}`));
    expect(days.filter(isPublicHoliday)).toEqual([...expected].toSorted());
  },
);
