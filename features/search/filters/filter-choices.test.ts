import { expect, it } from 'vitest';
import { anyTime } from '../search-href.ts';
import { timeConditions } from './filter-choices.ts';

const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-01'];

it.each([
  [{}, []],
  [{ date: days.slice(0, 1) }, ['vin, 27 nov']],
  [{ date: days.slice(0, 2) }, ['vin, 27 nov sau sâm, 28 nov']],
  [{ date: days.slice(0, 3) }, ['vin, 27 nov – dum, 29 nov']],
  [{ date: [days[0]!, days[3]!] }, ['vin, 27 nov sau mar, 1 dec']],
  [{ after: '18:00' }, ['după 18:00']],
  [{ before: '12:00' }, ['înainte de 12:00']],
  [{ after: '12:00', before: '14:00', open_now: true }, ['între 12:00 și 14:00', 'deschis acum']],
])('the time %j has the conditions %j', (time, names) => {
  expect(timeConditions({ ...anyTime, ...time }).map(({ name }) => name)).toEqual(names);
});

it('each condition can be removed by itself', () => {
  const time = { date: days, after: '12:00', before: null, open_now: true };
  expect(timeConditions(time).map((one) => one.time)).toEqual([
    { ...time, date: [] },
    { ...time, after: null },
    { ...time, open_now: false },
  ]);
});
