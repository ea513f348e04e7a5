import { expect, test } from 'vitest';
import { makeBooking } from '#tests/factories/booking.ts';
import { calendarFile, directionsUrl, googleCalendarUrl } from './calendar-event.ts';

const booking = makeBooking();

test('calendars get the booking as instants, whatever the zone of the machine', () => {
  const dates = new URL(googleCalendarUrl(booking)).searchParams.get('dates');
  expect(dates).toBe('20261127T153000Z/20261127T160000Z');
  expect(calendarFile(booking, new Date(0))).toContain('DTSTART:20261127T153000Z\r\n');
});

test('commas of names are escaped and long lines folded to 75 octets', () => {
  const name = 'Salon Zori, ștefănești și împrejurimi, cu nume foarte, foarte lung';
  const file = calendarFile(makeBooking({ location: { ...booking.location, name } }), new Date(0));
  expect(file.replaceAll('\r\n ', '')).toContain('Salon Zori\\, ștefănești');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('directions lead to the position of the location', () => {
  expect(directionsUrl(booking.location)).toContain('destination=47.16,27.58');
});
