import { describe, expect, test } from 'vitest';
import { errorSentences } from '#contract/error.ts';
import { book, bookingRequest, freeTimes, readBooking } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

describe('a booking that obeys the rules', () => {
  test('is approved at once at a location with automatic approval, and shows what was booked @S7-28', async () => {
    const place = await makeLocation(api.db);
    const { status, body } = await book(api, await api.signIn(), bookingRequest(place));
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'approved',
      location: { id: place.id },
      professional: { id: place.professionals[0]?.id },
      services: [{ id: place.services[0]?.id, price: 50, price_label: '50\u00A0RON' }],
      starts_at: '2026-11-23T10:00:00+02:00',
      ends_at: '2026-11-23T10:30:00+02:00',
      total: 50,
      total_label: '50\u00A0RON',
      cancel_until: '2026-11-23T08:00:00+02:00',
    });
  });

  test('is pending for up to a day if the location approves manually', async () => {
    const place = await makeLocation(api.db, { approval: 'manual' });
    const { body } = await book(api, await api.signIn(), bookingRequest(place));
    expect(body.data.status).toBe('pending');
    expect(Date.parse(body.data.hold_expires_at ?? '')).toBe(
      api.clock.now().getTime() + 24 * 3_600_000,
    );
  });

  test('removes its slot from the free slots', async () => {
    const place = await makeLocation(api.db);
    expect(await freeTimes(api, place)).toEqual(
      expect.arrayContaining(['09:30', '10:00', '10:30']),
    );
    await book(api, await api.signIn(), bookingRequest(place));
    const left = await freeTimes(api, place);
    expect(left).toEqual(expect.arrayContaining(['09:30', '10:30']));
    expect(left.filter((time) => time > '09:30' && time < '10:30')).toEqual([]);
  });

  test('sends a mail to its client', async () => {
    const place = await makeLocation(api.db);
    const client = await api.signIn();
    const { body } = await book(api, client, bookingRequest(place));
    const [mail, ...others] = await api.messages(client.user.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Programare confirmată: ${body.data.location.name}`);
    expect(mail?.text).toMatch(/\/b\/[\w-]{36}\n/);
  });

  test('of several services lasts as long as all of them', async () => {
    const place = await makeLocation(api.db, { services: [{ duration: 30 }, { duration: 45 }] });
    const services_ids = place.services.map(({ id }) => id);
    const request = bookingRequest(place, { services_ids, expected_total: 100 });
    const { body } = await book(api, await api.signIn(), request);
    expect(body.data).toMatchObject({
      duration: 75,
      duration_label: '1\u00A0oră și 15\u00A0minute',
    });
  });
});

describe('a taken slot', () => {
  test('is 409 slot_taken for an overlap and free for a touching one', async () => {
    const place = await makeLocation(api.db);
    await book(api, await api.signIn(), bookingRequest(place));
    const overlapping = bookingRequest(place, { start_time: '10:15' });
    const { status, body } = await book(api, await api.signIn(), overlapping);
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'slot_taken',
      message: errorSentences.slot_taken,
      errors: { start_time: [errorSentences.slot_taken] },
    });
    const touching = bookingRequest(place, { start_time: '10:30' });
    expect((await book(api, await api.signIn(), touching)).status).toBe(201);
  });

  test('with any professional is given to the least booked one that is free', async () => {
    const place = await makeLocation(api.db, { professionals: 2 });
    const any = bookingRequest(place, { professional_id: null });
    const first = await book(api, await api.signIn(), any);
    const second = await book(api, await api.signIn(), any);
    const third = await book(api, await api.signIn(), any);
    const [one, two] = place.professionals;
    expect(first.body.data.professional.id).toBe(one?.id);
    expect(second.body.data.professional.id).toBe(two?.id);
    expect(third.body.code).toBe('slot_taken');
  });

  test('with any professional does not count an overdue pending booking', async () => {
    const place = await makeLocation(api.db, { professionals: 2, approval: 'manual' });
    const [one, two] = place.professionals.map(({ id }) => id);
    const started = api.clock.now();
    const wish = (start_time: string, professional_id: number | null = null) =>
      bookingRequest(place, { professional_id, start_time });
    await book(api, await api.signIn(), wish('10:00', one));
    api.clock.advance(25 * 3600);
    await book(api, await api.signIn(), wish('11:00', two));
    const next = await book(api, await api.signIn(), wish('12:00'));
    api.clock.set(started);
    expect(next.body.data.professional.id).toBe(one);
  });

  test('is free again if its pending booking is overdue, and that one expires', async () => {
    const place = await makeLocation(api.db, { approval: 'manual' });
    const hesitant = await api.signIn();
    const started = api.clock.now();
    const stale = await book(api, hesitant, bookingRequest(place));
    api.clock.advance(25 * 3600);
    const quick = await book(api, await api.signIn(), bookingRequest(place));
    api.clock.set(started);
    expect(quick.status).toBe(201);
    expect((await readBooking(api, hesitant, stale.body.data.id)).status).toBe('expired');
  });
});

test('the database refuses an overlap that bypasses the api', async () => {
  const place = await makeLocation(api.db);
  const { body } = await book(api, await api.signIn(), bookingRequest(place));
  const row = await api.db
    .selectFrom('bookings')
    .select(['location_id', 'professional_id', 'user_id', 'during'])
    .where('id', '=', body.data.id)
    .executeTakeFirstOrThrow();
  const twin = { ...row, id: crypto.randomUUID(), status: 'approved' as const };
  const write = api.db
    .insertInto('bookings')
    .values({ ...twin, comment: null, list_total_bani: 0, total_bani: 0, max_total_bani: 0 })
    .execute();
  await expect(write).rejects.toMatchObject({ code: '23P01', constraint: 'no_double_booking' });
});
