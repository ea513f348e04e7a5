import { expect, it } from 'vitest';
import { defaultCity } from '#lib/place/place.ts';
import { anyTime, plainSearch } from '../search-href.ts';
import { conditionsOf, withSort } from './filter-choices.ts';

const area = { city: defaultCity, radius: 20 };
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
  const state = plainSearch(area, '', { ...anyTime, ...time });
  expect(conditionsOf(state, []).map(({ name }) => name)).toEqual(names);
});

it('each condition can be removed by itself', () => {
  const time = { date: days, after: '12:00', before: null, open_now: true };
  const state = plainSearch(area, 'tuns Cluj', time);
  const place = { kind: 'place', text: 'Cluj', rest: 'tuns' } as const;
  expect(conditionsOf(state, [place]).map(({ to }) => to)).toEqual([
    { ...state, search: 'tuns' },
    { ...state, time: { ...time, date: [] } },
    { ...state, time: { ...time, after: null } },
    { ...state, time: { ...time, open_now: false } },
  ]);
});

it.each([
  ['cheap', null, 'tuns'],
  ['nearest', null, 'tuns'],
  ['price', null, 'ieftin tuns'],
  ['cheap', 'rating', 'ieftin tuns'],
] as const)('with a word of kind %s, the order %s searches "%s"', (kind, sort, search) => {
  const state = plainSearch(area, 'ieftin tuns');
  const understood = [{ kind, text: 'ieftin', rest: 'tuns' }];
  expect(withSort(state, sort, { understood })).toEqual({ ...state, sort, search });
});
