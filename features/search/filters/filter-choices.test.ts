import { expect, it } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import { anyTime, plainSearch } from '../search-href.ts';
import { timeConditions, withSort } from './filter-choices.ts';

const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-12-01'];

it.each([
  [{}, []],
  [{ date: days.slice(0, 1) }, ['vin, 27 nov']],
  [{ date: days.slice(0, 2) }, ['vin, 27 nov sau sâm, 28 nov']],
  [{ date: days.slice(0, 3) }, ['vin, 27 nov – dum, 29 nov']],
  [{ date: [days[0]!, days[3]!] }, ['vin, 27 nov sau mar, 1 dec']],
  [{ after: '18:00' }, ['După 18:00']],
  [{ before: '12:00' }, ['Înainte de 12:00']],
  [{ after: '12:00', before: '14:00', open_now: true }, ['Între 12:00 și 14:00', 'Deschis acum']],
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

it.each([
  ['cheap', null, 'tuns'],
  ['nearest', null, 'tuns'],
  ['price', null, 'ieftin tuns'],
  ['cheap', 'rating', 'ieftin tuns'],
] as const)('with a word of kind %s, the order %s searches "%s"', (kind, sort, search) => {
  const state = plainSearch({ city: defaultCity, radius: 20 }, 'ieftin tuns');
  const understood = [{ kind, text: 'ieftin', rest: 'tuns' }];
  expect(withSort(state, sort, { understood })).toEqual({ ...state, sort, search });
});
