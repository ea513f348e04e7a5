import { utcStamp, type CalendarEvent } from '#domain/booking/calendar-file.ts';

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

export function directionsUrl(place: { latitude: number; longitude: number }): string {
  const { latitude, longitude } = place;
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
