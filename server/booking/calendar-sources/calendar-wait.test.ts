import { expect, test } from 'vitest';
import { book, bookingRequest, freeTimes } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { saveSource } from './repository.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const api = setUpApi({
  now: friday,
  env: { CALENDAR_WAIT_MS: '100' },
  fetchCalendar: () => new Promise(() => {}),
});

test('a calendar that does not respond does not fail the choice of time; a booking is pending', async () => {
  const place = await makeLocation(api.db);
  await saveSource(api.db, place.professionals[0]!.id, 'https://silent.example/a.ics', friday);
  expect(await freeTimes(api, place)).toContain('10:00');
  const booked = await book(api, await api.signIn(), bookingRequest(place));
  expect([booked.status, booked.body.data.status]).toEqual([201, 'pending']);
});
