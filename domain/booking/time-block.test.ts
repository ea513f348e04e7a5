import { expect, test } from 'vitest';
import { hourMs, startOfDay, toIsoWithOffset } from '#domain/time/local-time.ts';
import { blockIntervals, blockLabel, type BlockTerms } from './time-block.ts';

const friday = '2026-11-27';
const terms = (changes: Partial<BlockTerms> = {}): BlockTerms => ({
  ...{ start_date: friday, end_date: friday, start_time: '10:00', end_time: '11:00', weeks: 1 },
  ...changes,
});
const wholeDays = { start_time: null, end_time: null };
const read = (changes: Partial<BlockTerms>) =>
  blockIntervals(terms(changes)).map(({ start, end }) =>
    [start, end].map((ms) => toIsoWithOffset(new Date(ms)).slice(0, 16)),
  );

test('an hour is one interval of its day', () => {
  expect(read({})).toEqual([['2026-11-27T10:00', '2026-11-27T11:00']]);
});

test('whole days end at midnight after the last day', () => {
  expect(read({ ...wholeDays, end_date: '2026-11-29' })).toEqual([
    ['2026-11-27T00:00', '2026-11-30T00:00'],
  ]);
});

test('a weekly block keeps its wall time over the change of the clock', () => {
  const spring = { start_date: '2026-03-27', end_date: '2026-03-27', weeks: 2 };
  expect(blockIntervals(terms(spring)).map(({ start }) => new Date(start).toISOString())).toEqual([
    '2026-03-27T08:00:00.000Z',
    '2026-04-03T07:00:00.000Z',
  ]);
});

test('the hour skipped in spring is left out', () => {
  const day = { start_date: '2026-03-29', end_date: '2026-03-29' };
  expect(read({ ...day, start_time: '03:30', end_time: '05:00' })).toEqual([
    ['2026-03-29T04:00', '2026-03-29T05:00'],
  ]);
  expect(read({ ...day, start_time: '03:10', end_time: '03:40' })).toEqual([]);
});

test('a day of 23 hours is a whole day', () => {
  const [day] = blockIntervals(
    terms({ ...wholeDays, start_date: '2026-03-29', end_date: '2026-03-29' }),
  );
  expect(day && (day.end - day.start) / 3_600_000).toBe(23);
  expect(day && blockLabel(day)).toBe('duminică, 29\u00A0martie, toată ziua');
});

test.each([
  [{}, 'vineri, 27\u00A0noiembrie, de\u00A0la\u00A010:00 la\u00A011:00'],
  [wholeDays, 'vineri, 27\u00A0noiembrie, toată ziua'],
  [
    { ...wholeDays, end_date: '2026-11-29' },
    'vineri, 27\u00A0noiembrie – duminică, 29\u00A0noiembrie',
  ],
  [
    { start_time: '22:00', end_date: '2026-11-28' },
    'vineri, 27\u00A0noiembrie, 22:00 – sâmbătă, 28\u00A0noiembrie, 11:00',
  ],
])('the label of the block %j has its days and times', (changes, label) => {
  expect(blockIntervals(terms(changes)).map(blockLabel)).toEqual([label]);
});

test('a block from the middle of a day to its end is one of that day', () => {
  const end = startOfDay('2026-11-28').getTime();
  expect(blockLabel({ start: end - 10 * hourMs, end })).toBe(
    'vineri, 27\u00A0noiembrie, de\u00A0la\u00A014:00 la\u00A024:00',
  );
});
