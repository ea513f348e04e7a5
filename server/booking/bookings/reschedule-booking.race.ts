import { expect, test } from 'vitest';
import { book, bookingRequest, readBooking, reschedule } from '#server/testing/booking-request.ts';
import { countWaiting } from '#server/testing/database.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { changeStatus } from './status-repository.ts';

const api = setUpApi({ database: 'server' });

test('one of nine concurrent reschedules to the same slot succeeds, and eight bookings keep theirs', async () => {
  const place = await makeLocation(api.db, { professionals: 1 });
  const starts = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00'];
  const bookings = await Promise.all(
    starts.map(async (start_time) => {
      const client = await api.signIn();
      const { body: placed } = await book(api, client, bookingRequest(place, { start_time }));
      return { client, id: placed.data.id };
    }),
  );
  const responses = await Promise.all(
    bookings.map(({ client, id }) => reschedule(api, client, id, { start_time: '14:00' })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ body: { code } }) => code === 'slot_taken')).toHaveLength(8);
  const rows = await api.db.selectFrom('bookings').select('status').execute();
  expect(rows.every(({ status }) => status === 'approved')).toBe(true);
});

test('concurrent reschedules of one booking leave it at one slot, and the others are free', async () => {
  const place = await makeLocation(api.db);
  const client = await api.signIn();
  const { id } = (await book(api, client, bookingRequest(place))).body.data;
  const starts = ['12:00', '13:00', '14:00', '15:00'];
  await Promise.all(starts.map((start_time) => reschedule(api, client, id, { start_time })));
  const after = await readBooking(api, client, id);
  expect(after.sequence).toBe(4);
  const others = ['10:00', ...starts].filter((start) => start !== after.start_time);
  const other = await api.signIn();
  for (const start_time of others)
    expect((await book(api, other, bookingRequest(place, { start_time }))).status).toBe(201);
});

test('a booking canceled concurrently with a reschedule stays canceled', async () => {
  const client = await api.signIn();
  const { id } = (await book(api, client, bookingRequest(await makeLocation(api.db)))).body.data;
  const rescheduled = await api.db.transaction().execute(async (tx) => {
    await changeStatus(tx, [id], 'canceled');
    const response = reschedule(api, client, id);
    await expect.poll(() => countWaiting(api.db)).toBe(1);
    return { response };
  });
  expect((await rescheduled.response).body.code).toBe('not_reschedulable');
  expect(await readBooking(api, client, id)).toMatchObject({
    status: 'canceled',
    start_time: '10:00',
  });
});
