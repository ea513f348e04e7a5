import { expect, test } from 'vitest';
import { book, bookingRequest, readBooking } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { changeStatus } from './status-repository.ts';

const api = setUpApi({ database: 'server' });

test('ten concurrent cancellations and an approval cancel the booking once, with one mail', async () => {
  const client = await api.signIn();
  const place = await makeLocation(api.db, { approval: 'manual' });
  const { id } = (await book(api, client, bookingRequest(place))).body.data;
  const input = { params: { id }, body: { reason_id: 1 } };
  const approve = api.db.transaction().execute((tx) => changeStatus(tx, [id], 'approved'));
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => api.call('cancelBooking', input, { as: client })),
  );
  await approve;
  expect(responses.map(({ status, body }) => [status, body.data.status])).toEqual(
    Array.from({ length: 10 }, () => [200, 'canceled']),
  );
  expect((await readBooking(api, client, id)).status).toBe('canceled');
  const mails = await api.messages(client.user.email);
  expect(mails.filter(({ subject }) => subject?.startsWith('Programare anulată'))).toHaveLength(1);
});
