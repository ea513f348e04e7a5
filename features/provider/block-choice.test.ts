import { expect, test } from 'vitest';
import { toInstant } from '#domain/time/local-time.ts';
import {
  blockBody,
  changeProfessional,
  endTimes,
  firstChoice,
  startTimes,
  timesOf,
  usualEnd,
} from './block-choice.ts';

const friday = '2026-11-20';
const at = (time: string) => toInstant(friday, time) ?? new Date(NaN);
const hours = [
  { weekday: 5, starts: '09:00', ends: '11:00' },
  { weekday: 5, starts: '12:15', ends: '13:45' },
];

test('starts are the quarter hours of work, without breaks and days off', () => {
  const morning = at('08:00');
  expect(startTimes(hours, friday, morning)).toEqual(
    ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45'].concat(
      ...['12:15', '12:30', '12:45', '13:00', '13:15', '13:30'],
    ),
  );
  expect(startTimes(hours, '2026-11-21', morning)).toEqual([]);
});

test('today starts at the current quarter hour', () => {
  expect(startTimes(hours, friday, at('10:20'))[0]).toBe('10:15');
  expect(startTimes(hours, friday, at('10:30'))[0]).toBe('10:30');
  expect(startTimes(hours, '2026-11-27', at('10:30'))[0]).toBe('09:00');
});

test('the form opens on the next day on which the professional works', () => {
  const professionals = [{ id: 1, name: 'Ana Pop', hours }];
  const opensOn = (now: Date) => firstChoice(professionals, now).date;
  expect(opensOn(at('13:00'))).toBe(friday);
  expect(opensOn(at('14:00'))).toBe('2026-11-27');
  expect(opensOn(toInstant('2026-11-21', '10:00')!)).toBe('2026-11-27');
  expect(firstChoice([{ id: 1, name: 'Ana Pop', hours: [] }], at('08:00')).date).toBe(friday);
});

test('another professional moves the date only if it was not chosen', () => {
  const monday = [{ weekday: 1, starts: '09:00', ends: '11:00' }];
  const professionals = [
    { id: 1, name: 'Ana Pop', hours },
    { id: 2, name: 'Ilie Stan', hours: monday },
  ];
  const first = firstChoice(professionals, at('08:00'));
  const dateAfter = (date: string) =>
    changeProfessional(professionals, { ...first, date }, 2, at('08:00')).date;
  expect(dateAfter(first.date)).toBe('2026-11-23');
  expect(dateAfter('2026-12-01')).toBe('2026-12-01');
});

test('ends follow the start up to the end of the work', () => {
  expect(endTimes(hours, friday, '12:45')).toEqual(['13:00', '13:15', '13:30', '13:45']);
  expect(endTimes([{ weekday: 5, starts: '22:00', ends: '24:00' }], friday, '23:00')).toEqual([
    ...['23:15', '23:30', '23:45', '23:59'],
  ]);
});

test('the usual end is an hour later, or the end of the work', () => {
  expect(usualEnd(endTimes(hours, friday, '09:00'), '09:00')).toBe('10:00');
  expect(usualEnd(endTimes(hours, friday, '13:15'), '13:15')).toBe('13:45');
});

const ana = [{ id: 1, name: 'Ana Pop', hours }];

test('once the chosen start has passed, an end that is not after the next one is the usual end', () => {
  const choice = { ...firstChoice(ana, at('10:10')), start: '10:00', end: '10:15' };
  expect(timesOf(ana, choice, at('10:10'))).toMatchObject({ start: '10:00', end: '10:15' });
  expect(timesOf(ana, choice, at('10:20'))).toMatchObject({ start: '10:15', end: '11:15' });
});

test('several days are sent without the repetition that the form no longer shows', () => {
  const now = at('10:00');
  const choice = { ...firstChoice(ana, now), wholeDays: true, lastDate: friday, weeks: 4 };
  const bodyOf = (date: string) => blockBody({ ...choice, date }, timesOf(ana, choice, now));
  expect(bodyOf(friday)).toMatchObject({ end_date: friday, weeks: 4 });
  expect(bodyOf('2026-11-19')).toMatchObject({ end_date: friday, weeks: 1 });
});
