import { expect, test } from 'vitest';
import { dayMs } from '#domain/time/local-time.ts';
import { bucharestZone, fileOf } from '#server/testing/calendar-shapes.ts';
import { busyTimes } from './busy-times.ts';

const from = Date.parse('2026-10-01T00:00:00Z');
const span = { from, to: from + 60 * dayMs };

/** Returns starts in UTC: '12T07:00' is on 12 October. */
function starts(lines: string[], zone: string[] = []): string[] {
  const event = ['BEGIN:VEVENT', 'UID:1@example.com', 'DURATION:PT1H', ...lines, 'END:VEVENT'];
  const busy = busyTimes(fileOf(...zone, ...event), span);
  return busy.map(({ start }) => new Date(start).toISOString().slice(8, 16));
}

const threeDays = ['12T07:00', '13T07:00', '14T07:00'];
const names = ['Europe/Bucharest', 'GTB Standard Time'];
const zones = names.flatMap((name): [string, string, string[]][] => [
  [name, 'a zone that the file defines', bucharestZone(name)],
  [name, 'a zone without its definition', []],
]);

test.each(zones)('%s, %s: the last occurrence is the one at UNTIL', (name, _, zone) => {
  const daily = (end: string) =>
    starts([`DTSTART;TZID=${name}:20261012T100000`, `RRULE:FREQ=DAILY;${end}`], zone);
  expect(daily('UNTIL=20261014T070000Z')).toEqual(threeDays);
  expect(daily('UNTIL=20261014T065959Z')).toEqual(threeDays.slice(0, 2));
  expect(daily('UNTIL=20261014T095959')).toEqual(threeDays.slice(0, 2));
  expect(daily('UNTIL=20261014')).toEqual(threeDays);
  expect(daily('COUNT=3')).toEqual(threeDays);
});

test('an UNTIL that is a date includes its day for a start in UTC', () => {
  const lines = ['DTSTART:20261012T070000Z', 'RRULE:FREQ=DAILY;UNTIL=20261014'];
  expect(starts(lines)).toEqual(threeDays);
});

test('an UNTIL in UTC includes the whole day that begins then in Bucharest', () => {
  const weekly = (until: string) =>
    starts(['DTSTART;VALUE=DATE:20261012', `RRULE:FREQ=WEEKLY;UNTIL=${until}`]);
  expect(weekly('20261025T220000Z')).toEqual(['11T21:00', '18T21:00', '25T22:00']);
  expect(weekly('20261025T215959Z')).toEqual(['11T21:00', '18T21:00']);
});

test('each of two rules has an UNTIL of its own', () => {
  const rules = ['DAILY;UNTIL=20261013T070000Z', 'WEEKLY;UNTIL=20261019T070000Z'];
  const start = 'DTSTART;TZID=Europe/Bucharest:20261012T100000';
  expect(starts([start, ...rules.map((rule) => `RRULE:FREQ=${rule}`)])).toEqual([
    '12T07:00',
    '13T07:00',
    '19T07:00',
  ]);
});

test('an EXDATE in UTC excludes one of two times of a day (RFC 5545, 3.8.5.1)', () => {
  const start = 'DTSTART;TZID=Europe/Bucharest:20261012T100000';
  const rule = 'RRULE:FREQ=DAILY;COUNT=4;BYHOUR=10,13';
  expect(starts([start, rule, 'EXDATE:20261013T100000Z'])).toEqual([
    '12T07:00',
    '12T10:00',
    '13T07:00',
  ]);
});
