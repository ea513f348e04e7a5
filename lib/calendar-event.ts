import type { Booking } from '#contract/booking.ts';

type Event = Pick<Booking, 'id' | 'starts_at' | 'ends_at' | 'services' | 'location'>;

/** Returns the address that adds a booking to Google Calendar. */
export function googleCalendarUrl(booking: Event): string {
  const { location } = booking;
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: titleOf(booking),
    dates: `${utcStamp(booking.starts_at)}/${utcStamp(booking.ends_at)}`,
    location: placeOf(location),
    ctz: 'Europe/Bucharest',
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

/** Returns the address of the way to a location, from wherever the client is. */
export function directionsUrl(place: { latitude: number; longitude: number }): string {
  const { latitude, longitude } = place;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

/** Returns the text of an .ics file with one event, its times as instants in UTC. */
export function calendarFile(booking: Event, now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aproape//Programari//RO',
    'BEGIN:VEVENT',
    `UID:${booking.id}@aproape`,
    `DTSTAMP:${utcStamp(now.toISOString())}`,
    `DTSTART:${utcStamp(booking.starts_at)}`,
    `DTEND:${utcStamp(booking.ends_at)}`,
    `SUMMARY:${escaped(titleOf(booking))}`,
    `LOCATION:${escaped(placeOf(booking.location))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .join('\r\n')
    .concat('\r\n');
}

function titleOf({ services, location }: Event): string {
  return `${services.map(({ name }) => name).join(', ')} la ${location.name}`;
}

function placeOf({ name, address, city }: Event['location']): string {
  return `${name}, ${address}, ${city}`;
}

function utcStamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

// RFC 5545: lines of at most 75 octets; letters with diacritics take two.
function folded(line: string): string[] {
  return line.match(/.{1,36}/gu)?.map((part, i) => (i === 0 ? part : ` ${part}`)) ?? [];
}
