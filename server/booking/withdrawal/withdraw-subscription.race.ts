import { expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi({ database: 'server', now: new Date('2026-11-20T08:00:00Z') });

test('a withdrawal concurrent with new visits and cancellations leaves no upcoming visit and causes no error', async () => {
  const services = [{ price: 200, subscription: { sessions: 20 } }];
  const place = await makeLocation(api.db, { services });
  const client = await api.signIn();
  const request = bookingRequest(place, { expected_total: 200 });
  await book(api, client, request);
  const list = await api.call('listSubscriptions', {}, { as: client });
  const id = list.body.data[0]?.id ?? '';
  const visit = { ...request, services_subscription_id: id, expected_total: 0 };
  const earlier = await Promise.all(
    ['11:00', '11:30'].map((start_time) => book(api, client, { ...visit, start_time })),
  );
  const cancel = (bookingId: string) =>
    api.call(
      'cancelBooking',
      { params: { id: bookingId }, body: { reason_id: 1 } },
      { as: client },
    );
  const statuses = await Promise.all([
    ...['13:00', '13:30', '14:00'].map((start_time) => book(api, client, { ...visit, start_time })),
    api.call('withdrawSubscription', { params: { id } }, { as: client }),
    api.call('withdrawSubscription', { params: { id } }, { as: client }),
    ...earlier.map(({ body }) => cancel(body.data.id)),
  ]);
  const [bookings, rest] = [statuses.slice(0, 3), statuses.slice(3)];
  for (const { status } of bookings) expect([201, 422]).toContain(status);
  expect(rest.map(({ status }) => status)).toEqual([200, 200, 200, 200]);

  const upcoming = { params: { type: 'upcoming' as const }, query: {} };
  expect((await api.call('listBookings', upcoming, { as: client })).body.data).toEqual([]);
  const after = await api.call('listSubscriptions', {}, { as: client });
  expect(after.body.data).toMatchObject([{ status: 'withdrawn', remaining: 20 }]);
  const receipts = (await api.messages(client.user.email)).filter(({ subject }) =>
    subject?.startsWith('Te-ai retras'),
  );
  expect(receipts).toHaveLength(1);
});
