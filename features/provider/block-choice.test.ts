import { expect, test } from 'vitest';
import { toInstant } from '#domain/time/local-time.ts';
import { blockBody, noChoice, proposeBlock, type BlockChoice } from './block-choice.ts';

const friday = '2026-11-20';
const at = (time: string) => toInstant(friday, time) ?? new Date(NaN);
const hours = [
  { weekday: 5, starts: '09:00', ends: '11:00' },
  { weekday: 5, starts: '12:15', ends: '13:45' },
];
const ana = [{ id: 1, name: 'Ana Pop', hours }];

function propose(changes: Partial<BlockChoice>, now = at('08:00'), professionals = ana) {
  return proposeBlock(professionals, { ...noChoice(now, 1), ...changes }, now);
}

test('starts are the quarter hours of work, without breaks and days off', () => {
  expect(propose({ date: friday }).starts).toEqual(
    ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45'].concat(
      ...['12:15', '12:30', '12:45', '13:00', '13:15', '13:30'],
    ),
  );
  expect(propose({ date: '2026-11-21' }).starts).toEqual([]);
});

test('today starts at the current quarter hour', () => {
  expect(propose({ date: friday }, at('10:20')).starts[0]).toBe('10:15');
  expect(propose({ date: friday }, at('10:30')).starts[0]).toBe('10:30');
  expect(propose({ date: '2026-11-27' }, at('10:30')).starts[0]).toBe('09:00');
});

test('the form opens on the next day on which the professional works', () => {
  const opensOn = (now: Date) => propose({}, now).date;
  expect(opensOn(at('13:00'))).toBe(friday);
  expect(opensOn(at('14:00'))).toBe('2026-11-27');
  expect(opensOn(toInstant('2026-11-21', '10:00')!)).toBe('2026-11-27');
  expect(propose({}, at('08:00'), [{ ...ana[0]!, hours: [] }]).date).toBe(friday);
});

test('another professional moves the date only if it was not chosen', () => {
  const monday = [{ weekday: 1, starts: '09:00', ends: '11:00' }];
  const professionals = [...ana, { id: 2, name: 'Ilie Stan', hours: monday }];
  const dateOf = (choice: Partial<BlockChoice>) =>
    propose({ professional: 2, ...choice }, at('08:00'), professionals).date;
  expect(dateOf({})).toBe('2026-11-23');
  expect(dateOf({ date: '2026-12-01' })).toBe('2026-12-01');
});

test('the proposed day stays when its hours have passed', () => {
  const block = proposeBlock(ana, noChoice(at('13:30'), 1), at('14:00'));
  expect(block).toMatchObject({ date: friday, starts: [] });
});

test('ends follow the start up to the end of the work', () => {
  expect(propose({ start: '12:45' }).ends).toEqual(['13:00', '13:15', '13:30', '13:45']);
  const late = [{ ...ana[0]!, hours: [{ weekday: 5, starts: '22:00', ends: '24:00' }] }];
  const { ends } = propose({ start: '23:00' }, at('08:00'), late);
  expect(ends).toEqual(['23:15', '23:30', '23:45', '23:59']);
});

test('the usual end is an hour later, or the end of the work', () => {
  expect(propose({ start: '09:00' }).end).toBe('10:00');
  expect(propose({ start: '13:15' }).end).toBe('13:45');
});

test('once the chosen start has passed, an end that is not after the next one is the usual end', () => {
  const choice = { start: '10:00', end: '10:15' };
  expect(propose(choice, at('10:10'))).toMatchObject(choice);
  expect(propose(choice, at('10:20'))).toMatchObject({ start: '10:15', end: '11:15' });
});

test('several days are sent without the repetition that the form no longer shows', () => {
  const bodyOf = (date: string) =>
    blockBody(propose({ date, wholeDays: true, lastDate: friday, weeks: 4 }));
  expect(bodyOf(friday)).toMatchObject({ end_date: friday, weeks: 4 });
  expect(bodyOf('2026-11-19')).toMatchObject({ end_date: friday, weeks: 1 });
});
