import { expect, test } from 'vitest';
import { calendarEvent } from '#domain/booking/calendar-file.ts';
import { makeBooking } from '#tests/factories/booking.ts';
import { directionsUrl, googleCalendarUrl } from './google-links.ts';

const booking = makeBooking();

test('Google gets the booking as instants, with what it is and where', () => {
  const query = new URL(googleCalendarUrl(calendarEvent(booking))).searchParams;
  expect(query.get('dates')).toBe('20261127T153000Z/20261127T160000Z');
  expect(query.get('text')).toBe('Tuns la Salon Zori');
  expect(query.get('location')).toBe('Salon Zori, Strada Lăpușneanu 7, Iași');
});

test('directions lead to the position of the location', () => {
  expect(directionsUrl(booking.location)).toContain('destination=47.16,27.58');
});
