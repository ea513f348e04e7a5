import { returnsConsumables, type BookingStatus } from './booking-status.ts';
import { minuteMs, toWallTime } from '#domain/time/local-time.ts';

/** A calendar replaces an event by one with the same `id` and a higher `sequence`. */
export type CalendarEvent = {
  id: string;
  sequence: number;
  status: BookingStatus;
  starts_at: Date | string;
  ends_at: Date | string;
  title: string;
  place: string;
};

type CalendarBooking = Omit<CalendarEvent, 'title' | 'place'> & {
  services: readonly { name: string }[];
  location: { name: string; address: string; city: string };
};

/** `title` is Romanian. */
export function calendarEvent(booking: CalendarBooking): CalendarEvent {
  const { services, location } = booking;
  const names = services.map(({ name }) => name);
  const address = `${location.address}, ${location.city}`;
  return { ...booking, ...eventWords(names, location.name, address) };
}

/** Returns 'Tuns la Salon' and 'Salon, address'. */
export function eventWords(
  services: readonly string[],
  location: string,
  address: string,
): Pick<CalendarEvent, 'title' | 'place'> {
  return { title: `${services.join(', ')} la ${location}`, place: `${location}, ${address}` };
}

const bucharest = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Bucharest',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0300',
  'TZNAME:EEST',
  'DTSTART:19970330T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0300',
  'TZOFFSETTO:+0200',
  'TZNAME:EET',
  'DTSTART:19971026T040000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Returns an .ics file (RFC 5545) in Bucharest time. A missed visit is CONFIRMED, because calendars
 * hide CANCELLED events.
 */
export function calendarFile(event: CalendarEvent, stamp: Date, page: string | null): string {
  return fileOf([], eventLines({ ...event, stamp }, page));
}

export type FeedFileEvent = CalendarEvent & { stamp: Date };

/** Returns an .ics file for subscribing calendars, which delete events that it lacks. */
export function calendarFeed(events: readonly FeedFileEvent[], name: string): string {
  const properties = [
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
  ];
  return fileOf(
    properties,
    events.flatMap((event) => eventLines(event, null)),
  );
}

function fileOf(properties: readonly string[], events: readonly string[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aproape//Programari//RO',
    'METHOD:PUBLISH',
    ...properties,
    ...bucharest,
    ...events,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')
    .concat('\r\n');
}

function eventLines(event: FeedFileEvent, page: string | null): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@aproape`,
    `SEQUENCE:${event.sequence}`,
    `STATUS:${statusOf(event.status)}`,
    `DTSTAMP:${utcStamp(event.stamp)}`,
    `DTSTART;TZID=Europe/Bucharest:${wallStamp(event.starts_at)}`,
    // In autumn, the wall time of a DTEND may precede that of DTSTART.
    `DURATION:PT${minutesOf(event)}M`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    ...(page === null
      ? []
      : [`DESCRIPTION:${escaped(`Vezi programarea: ${page}`)}`, `URL:${page}`]),
    'END:VEVENT',
  ];
}

/** URL of Outlook's form for a new event. */
export function outlookCalendarUrl({ title, place, starts_at, ends_at }: CalendarEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: new Date(starts_at).toISOString(),
    enddt: new Date(ends_at).toISOString(),
    location: place,
  });
  return `https://outlook.live.com/calendar/0/action/compose?${query}`;
}

/** URL of Google's form for a new event. */
export function googleCalendarUrl({ title, place, starts_at, ends_at }: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${utcStamp(starts_at)}/${utcStamp(ends_at)}`,
    location: place,
    ctz: 'Europe/Bucharest',
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

function minutesOf({ starts_at, ends_at }: CalendarEvent): number {
  return (new Date(ends_at).getTime() - new Date(starts_at).getTime()) / minuteMs;
}

function utcStamp(instant: Date | string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function wallStamp(instant: Date | string): string {
  const { date, time } = toWallTime(new Date(instant));
  return `${date}T${time}00`.replace(/[-:]/g, '');
}

function statusOf(status: BookingStatus): 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' {
  if (returnsConsumables(status)) return 'CANCELLED';
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** RFC 5545 limits lines to 75 octets. */
function folded(line: string): string {
  let octets = 0;
  return line.replaceAll(/./gsu, (character) => {
    const size = encoder.encode(character).length;
    octets += size;
    if (octets <= 75) return character;
    octets = 1 + size;
    return `\r\n ${character}`;
  });
}

const encoder = new TextEncoder();
