import { expect, test } from 'vitest';
import { book, bookingRequest, freeTimes, monday } from '#server/testing/booking-request.ts';
import { calendarResponse } from '#server/testing/calendar-shapes.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { saveSource } from './repository.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const url = 'https://calendar.example/secret.ics';
const silentUrl = 'https://silent.example/secret.ics';
const day = monday.replaceAll('-', '');

const api = setUpApi({
  now: friday,
  fetchCalendar: async (requested) => {
    if (requested === silentUrl) return new Promise(() => {});
    return calendarResponse([{ start: `${day}T090000`, end: `${day}T170000` }]);
  },
});
const impatient = setUpApi({
  now: friday,
  env: { CALENDAR_WAIT_MS: '100' },
  fetchCalendar: () => new Promise(() => {}),
});

test('failing calendars of a location, however many, do not keep a working one from being read', async () => {
  const { id, services, professionals } = await makeLocation(api.db, { professionals: 7 });
  const [working, ...failing] = professionals.toReversed();
  for (const professional of failing) await saveSource(api.db, professional.id, silentUrl, friday);
  await api.db.updateTable('calendar_sources').set({ failing_since: friday }).execute();
  await saveSource(api.db, working!.id, url, friday);

  const query = { services: [services[0]!.id], from: monday, to: monday };
  const { body } = await api.call('locationSlots', { params: { id }, query });

  const free = (body.data[monday] ?? []).flatMap(({ professionals: ids }) => ids);
  expect(free).toContain(failing[0]!.id);
  expect(free).not.toContain(working!.id);
});

test('a booking with any professional prefers one whose calendar was read, even with more bookings', async () => {
  const place = await makeLocation(api.db, { professionals: 2 });
  const [failing, working] = place.professionals;
  await saveSource(api.db, failing!.id, silentUrl, friday);
  const failed = { tried_at: friday, failing_since: friday };
  await api.db.updateTable('calendar_sources').set(failed).execute();
  const client = await api.signIn();
  await book(api, client, bookingRequest(place, { professional_id: working!.id }));
  const request = bookingRequest(place, { professional_id: null, start_time: '12:00' });
  const { data } = (await book(api, client, request)).body;
  expect([data.professional.id, data.status]).toEqual([working!.id, 'approved']);
});

test('a calendar that does not respond does not fail the choice of time; a booking is pending', async () => {
  const place = await makeLocation(impatient.db);
  await saveSource(impatient.db, place.professionals[0]!.id, silentUrl, friday);
  expect(await freeTimes(impatient, place)).toContain('10:00');
  const booked = await book(impatient, await impatient.signIn(), bookingRequest(place));
  expect([booked.status, booked.body.data.status]).toEqual([201, 'pending']);
});
