import ical from 'node-ical';
import { expect, test } from 'vitest';
import {
  calendarEvent,
  calendarFeed,
  calendarFile,
  googleCalendarUrl,
  outlookCalendarUrl,
  type CalendarEvent,
} from './calendar-file.ts';
import { minuteMs } from '#domain/time/local-time.ts';

const event: CalendarEvent = {
  id: 'b3b0a1de-0d5c-4a1e-8c53-6f4a0d9a1c11',
  sequence: 2,
  status: 'approved',
  starts_at: '2026-11-27T17:30:00+02:00',
  ends_at: '2026-11-27T18:00:00+02:00',
  title: 'Tuns la Salon Zori, centru; etaj 1',
  place:
    'Salon Zori, Strada Ștefan cel Mare și Sfânt, la etajul al doilea, intrarea din curte, Iași',
};
const page = 'https://www.aproape.example/account/bookings/b3b0a1de-0d5c-4a1e-8c53-6f4a0d9a1c11';
const file = (changes: Partial<CalendarEvent> = {}) =>
  calendarFile({ ...event, ...changes }, new Date('2026-11-20T08:00:00Z'), page);
const lengthsOf = (changes: Partial<CalendarEvent>) =>
  Object.values(ical.sync.parseICS(file(changes))).flatMap((one) =>
    one?.type === 'VEVENT' ? [Number(one.end) - Number(one.start)] : [],
  );
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test("an event is in Bucharest time, with the zone's rules in the file, independent of the machine's zone", () => {
  expect(linesOf(file())).toEqual(
    expect.arrayContaining([
      'TZID:Europe/Bucharest',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'DTSTART;TZID=Europe/Bucharest:20261127T173000',
      'DURATION:PT30M',
      'DTSTAMP:20261120T080000Z',
    ]),
  );
  const summer = { starts_at: '2027-03-28T10:00:00+03:00', ends_at: '2027-03-28T10:30:00+03:00' };
  expect(linesOf(file(summer))).toContain('DTSTART;TZID=Europe/Bucharest:20270328T100000');
});

test('an event over the hour repeated in autumn keeps its length', () => {
  const night = { starts_at: '2026-10-25T03:30:00+03:00', ends_at: '2026-10-25T03:15:00+02:00' };
  expect(lengthsOf(night)).toEqual([45 * minuteMs]);
  expect(lengthsOf({})).toEqual([30 * minuteMs]);
});

test('a changed event replaces its former version, and a canceled one is marked so', () => {
  expect(linesOf(file())).toContain('SEQUENCE:2');
  expect(linesOf(file())).toContain('STATUS:CONFIRMED');
  expect(linesOf(file({ status: 'pending' }))).toContain('STATUS:TENTATIVE');
  for (const status of ['canceled', 'rejected', 'expired'] as const)
    expect(linesOf(file({ status }))).toContain('STATUS:CANCELLED');
});

test('a missed visit stays confirmed, since it was not canceled', () => {
  expect(linesOf(file({ status: 'missed' }))).toContain('STATUS:CONFIRMED');
});

test('special characters are escaped and long lines folded to 75 octets', () => {
  expect(linesOf(file())).toContain('SUMMARY:Tuns la Salon Zori\\, centru\\; etaj 1');
  for (const line of file().split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test.each(['„”€', '💅', 'ș'])('a name of %s is folded to 75 octets without a loss', (letters) => {
  const title = letters.repeat(60);
  const text = file({ title });
  expect(linesOf(text)).toContain(`SUMMARY:${title}`);
  const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(octets.filter((count) => count > 71).length).toBeGreaterThan(0);
});

test("an event links to its booking's page", () => {
  expect(linesOf(file())).toContain(`DESCRIPTION:Vezi programarea: ${page}`);
  expect(linesOf(file())).toContain(`URL:${page}`);
});

test("Google's form gets the instants, title and place of the booking", () => {
  const location = { name: 'Salon Zori', address: 'Strada Lăpușneanu 7', city: 'Iași' };
  const booking = calendarEvent({ ...event, services: [{ name: 'Tuns' }], location });
  const query = new URL(googleCalendarUrl(booking)).searchParams;
  expect(query.get('dates')).toBe('20261127T153000Z/20261127T160000Z');
  expect(query.get('text')).toBe('Tuns la Salon Zori');
  expect(query.get('location')).toBe('Salon Zori, Strada Lăpușneanu 7, Iași');
});

test('a feed names its calendar once and has all events, even if there are none', () => {
  const one = { ...event, stamp: new Date('2026-11-20T08:00:00Z') };
  const text = calendarFeed([one, { ...one, id: 'alta' }], 'Ana · Salon; Zori');
  const lines = linesOf(text);
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    `UID:${event.id}@aproape`,
    'UID:alta@aproape',
  ]);
  expect(lines.filter((line) => line === 'BEGIN:VTIMEZONE')).toHaveLength(1);
  expect(lines).toContain('X-WR-CALNAME:Ana · Salon\\; Zori');
  expect(text).not.toMatch(/^(URL|DESCRIPTION):/m);
  expect(calendarFeed([], 'Gol')).toMatch(/END:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
});

test("Outlook's form gets the event in UTC", () => {
  const url = new URL(outlookCalendarUrl(event));
  expect(url.origin).toBe('https://outlook.live.com');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    subject: event.title,
    location: event.place,
    startdt: new Date(event.starts_at).toISOString(),
    enddt: new Date(event.ends_at).toISOString(),
  });
});
