import ical, { type DateWithTimeZone, type VEvent } from 'node-ical';
import { expect, test } from 'vitest';
import type { Interval } from '#domain/time/working-hours.ts';
import { dayMs, toInstant } from '#domain/time/local-time.ts';
import {
  calendarHabits,
  calendarShapes,
  calendarText,
  fileOf,
} from '#server/testing/calendar-shapes.ts';
import { busyTimes } from './busy-times.ts';

/** 60 days around each daylight-saving change. */
const spans = ['2026-10-01', '2027-03-01'].map((day) => {
  const from = Date.parse(`${day}T00:00:00Z`);
  return { from, to: from + 60 * dayMs };
});

/** node-ical reads whole days in the zone of the process. */
function instant(date: DateWithTimeZone, isLocal: boolean): number {
  if (!isLocal) return date.getTime();
  const two = (n: number) => String(n).padStart(2, '0');
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return toInstant(day, `${two(date.getHours())}:${two(date.getMinutes())}`)?.getTime() ?? NaN;
}

function secondOpinion(file: string, { from, to }: { from: number; to: number }): Interval[] {
  const events = Object.values(ical.sync.parseICS(file)).filter((one) => one?.type === 'VEVENT');
  const instances = (events as VEvent[]).flatMap((event) =>
    ical.expandRecurringEvent(event, { from: new Date(from - 4 * dayMs), to: new Date(to) }),
  );
  const busy = instances
    .filter(({ event }) => event.status !== 'CANCELLED' && event.transparency !== 'TRANSPARENT')
    .filter(
      ({ event }) =>
        !/^FREE$/.test(String((event as Record<string, unknown>)['MICROSOFT-CDO-BUSYSTATUS'])),
    )
    .map(({ start, end, isFullDay }) => ({
      start: instant(start, isFullDay),
      end: instant(end, isFullDay),
    }));
  return joined(busy.filter(({ start, end }) => start < to && end > from));
}

function joined(intervals: Interval[]): Interval[] {
  const all: Interval[] = [];
  for (const one of intervals.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1);
    if (last && one.start <= last.end) last.end = Math.max(last.end, one.end);
    else all.push({ ...one });
  }
  return all;
}

const words = (intervals: Interval[]) =>
  intervals.map(
    ({ start, end }) => `${new Date(start).toISOString()}/${new Date(end).toISOString()}`,
  );

const files = Object.entries(calendarShapes).flatMap(([program, shape]) =>
  Object.entries(calendarHabits).map(
    ([habit, events]) => [program, habit, calendarText(shape, events)] as const,
  ),
);

const event = (...lines: string[]) =>
  fileOf('BEGIN:VEVENT', 'UID:1@example.com', 'DTSTAMP:20260901T080000Z', ...lines, 'END:VEVENT');
const hourOf = (...lines: string[]) => [
  ...['BEGIN:VEVENT', 'UID:1@example.com', 'DURATION:PT1H'],
  ...lines,
  'END:VEVENT',
];
const ten = '2026-10-12T10:00:00.000Z/2026-10-12T11:00:00.000Z';
const wholeDay = '2026-10-11T21:00:00.000Z/2026-10-12T21:00:00.000Z';

/** Name, file and the times that the RFC demands; node-ical fails or finds others. */
const justified: [string, string, string[]][] = [
  [
    'Proton: VFREEBUSY is busy time (RFC 5545, 3.6.4), free periods are not',
    fileOf(
      'BEGIN:VFREEBUSY',
      'FREEBUSY;FBTYPE=BUSY:20261012T100000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20261012T120000Z/20261012T130000Z',
      'END:VFREEBUSY',
    ),
    [ten],
  ],
  [
    'Booksy-like: UTC times and a DURATION (3.6.1)',
    event('DTSTART:20261012T100000Z', 'DURATION:PT1H'),
    [ten],
  ],
  [
    'a floating time is of Bucharest',
    event('DTSTART:20261012T130000', 'DTEND:20261012T140000'),
    [ten],
  ],
  [
    'a time in another zone, without its definition',
    event(
      'DTSTART;TZID=America/New_York:20261012T060000',
      'DTEND;TZID=America/New_York:20261012T070000',
    ),
    [ten],
  ],
  [
    'an unknown zone is Bucharest',
    event('DTSTART;TZID=Birou:20261012T130000', 'DURATION:PT1H'),
    [ten],
  ],
  ['a day without an end is one day (3.6.1)', event('DTSTART;VALUE=DATE:20261012'), [wholeDay]],
  [
    'a day that ends on its own date is one day',
    event('DTSTART;VALUE=DATE:20261012', 'DTEND;VALUE=DATE:20261012'),
    [wholeDay],
  ],
  [
    'a day of 24 hours is one day',
    event('DTSTART;VALUE=DATE:20261012', 'DURATION:PT24H'),
    [wholeDay],
  ],
  ['a time without an end takes no time (3.6.1)', event('DTSTART:20261012T100000Z'), []],
  [
    'an EXDATE in UTC excludes a start in a zone (3.8.5.1), after one that excludes nothing',
    event(
      'DTSTART;TZID=Europe/Bucharest:20261011T130000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20261011T050000Z,20261011T100000Z,20261013T100000Z',
    ),
    [ten],
  ],
  [
    'an override without its series is an event',
    event('RECURRENCE-ID:20261011T100000Z', 'DTSTART:20261012T100000Z', 'DTEND:20261012T110000Z'),
    [ten],
  ],
  [
    'an RDATE adds an occurrence',
    event('DTSTART:20250101T100000Z', 'DURATION:PT1H', 'RDATE:20261012T100000Z'),
    [ten],
  ],
  [
    'a start that its RDATE does not repeat is an occurrence too (3.8.5.2)',
    event('DTSTART:20261012T100000Z', 'DURATION:PT1H', 'RDATE:20250101T100000Z'),
    [ten],
  ],
  [
    'an RDATE has a zone of its own',
    event(
      'DTSTART:20250101T100000Z',
      'DURATION:PT1H',
      'RDATE;TZID=America/New_York:20261012T060000',
    ),
    [ten],
  ],
  [
    'an RDATE that is a period has its own end, and is excluded like the others (3.8.5.2)',
    event(
      'DTSTART:20250101T100000Z',
      'DURATION:PT3H',
      'RDATE;VALUE=PERIOD:20261012T100000Z/PT1H,20261013T100000Z/20261013T110000Z',
      'EXDATE:20261013T100000Z',
    ),
    [ten],
  ],
  [
    'a start that does not match its rule is busy: the RFC leaves it open (3.8.5.3)',
    event('DTSTART:20261012T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=8'),
    [ten],
  ],
  [
    'RANGE=THISANDFUTURE moves the later ones over a clock change too; the old times stay busy (3.8.4.4)',
    fileOf(
      ...hourOf('DTSTART;TZID=Europe/Bucharest:20261010T090000', 'RRULE:FREQ=WEEKLY;COUNT=3'),
      ...hourOf(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Bucharest:20261017T090000',
        'DTSTART;TZID=Europe/Bucharest:20261018T110000',
      ),
    ),
    [
      ...['2026-10-10T06:00:00.000Z/2026-10-10T07:00:00.000Z'],
      ...['2026-10-18T08:00:00.000Z/2026-10-18T09:00:00.000Z'],
      ...['2026-10-24T06:00:00.000Z/2026-10-24T07:00:00.000Z'],
      ...['2026-10-25T09:00:00.000Z/2026-10-25T10:00:00.000Z'],
    ],
  ],
  [
    'a canceled RANGE=THISANDFUTURE frees its own time alone',
    fileOf(
      ...hourOf('DTSTART:20261005T100000Z', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...hourOf(
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20261005T100000Z',
        'DTSTART:20261005T100000Z',
        'STATUS:CANCELLED',
      ),
    ),
    [ten],
  ],
  [
    'a booking of ours is no busy time',
    fileOf(
      'BEGIN:VEVENT',
      'UID:7d0c@aproape',
      'DTSTART:20261012T100000Z',
      'DURATION:PT1H',
      'END:VEVENT',
    ),
    [],
  ],
  [
    'an exception for the day before does not free a series of whole days',
    event('DTSTART;VALUE=DATE:20261011', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE;VALUE=DATE:20261011'),
    [wholeDay],
  ],
];

test.each(justified)('%s', (_name, file, expected) => {
  expect(words(busyTimes(file, spans[0]!))).toEqual(expected);
});

test.each([
  '',
  '<html></html>',
  'BEGIN:VCARD\r\nEND:VCARD',
  event('DTSTART:20261012T100000Z', 'RDATE:soon'),
])('%j is refused', (file) => {
  expect(() => busyTimes(file, spans[0]!)).toThrow();
});

test.each(files)('%s, %s: same busy times as node-ical', (_program, _habit, file) => {
  for (const span of spans) {
    const busy = words(busyTimes(file, span));
    expect(busy).toEqual(words(secondOpinion(file, span)));
    expect(busy.length).toBeGreaterThan(0);
  }
});
