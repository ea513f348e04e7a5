import { expect, it } from 'vitest';
import { withDates } from './named-days.ts';

const friday = '2026-11-27';
const search: [string, string] = ['search', 'tuns'];

it.each([
  ['azi', ['2026-11-27']],
  ['maine', ['2026-11-28']],
  ['weekend', ['2026-11-28', '2026-11-29']],
  ['', []],
])(
  'the day "%s" is replaced by its dates, and a later field of the form is dropped',
  (name, dates) => {
    expect(withDates([['date', name], search, ['date', '2026-12-24']], friday)).toEqual([
      search,
      ...dates.map((date) => ['date', date]),
    ]);
  },
);

it.each(['zi', '2026-12-24', 'constructor'])('"%s" is no named day', (date) => {
  expect(
    withDates(
      [
        ['date', date],
        ['date', '2026-12-24'],
      ],
      friday,
    ),
  ).toBeNull();
  expect(withDates([search], friday)).toBeNull();
});
