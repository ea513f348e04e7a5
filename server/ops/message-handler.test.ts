import { expect, onTestFinished, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { messageHandler } from './message-handler.ts';
import { clientMail } from '../booking/bookings/booking-mail.ts';
import { findBooking } from '../booking/bookings/details-repository.ts';
import { findUser } from '../identity/users/repository.ts';
import type { Outgoing } from '../messages/outgoing.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { makeLocation } from '../testing/make-location.ts';
import { makeUser } from '../testing/make-user.ts';
import { startTestApi } from '../testing/test-api.ts';

test.each([
  ['fails', 500, 200],
  ['works', 200, 422],
])(
  'no request waits for the SMS provider; when it %s, the wait for another code does not reveal an account',
  async (_what, smsStatus, again) => {
    let requests = 0;
    const address = await serve((_request, response) => {
      requests += 1;
      response.writeHead(smsStatus).end(JSON.stringify({ status: smsStatus }));
    });
    const provider = { SMS_DRIVER: 'http', SMS_PROVIDER: 'smso', SMS_KEY: 'key', SMS_FROM: '4' };
    const api = await startTestApi({ env: { ...provider, SMS_URL: address } });
    onTestFinished(() => api.close());
    await makeUser(api.db, { phone: '+40722123456' });
    const send = async (phone: string) =>
      (await api.call('sendLoginSms', { body: { phone } })).status;

    for (const phone of ['0722123456', '0722999999']) {
      requests = 0;
      expect([await send(phone), await send(phone), requests]).toEqual([200, 422, 0]);
      await api.messages();
      expect(requests).toBeGreaterThan(0);
      expect(await send(phone)).toBe(again);
    }
  },
);

test('a retry about an earlier state of a booking is not sent; the mail about its end is', async () => {
  const api = await startTestApi();
  onTestFinished(() => api.close());
  const { id: userId } = await makeUser(api.db);
  const location = await makeLocation(api.db);
  const parts = { location, userId, status: 'pending', date: '2026-11-27' } as const;
  const id = await makeBooking(api.db, parts);
  const sent: Outgoing[] = [];
  const driver = { send: async (mail: Outgoing) => void sent.push(mail), reach: async () => {} };
  const handle = messageHandler(api.deps, api.app.log, { sms: driver, mail: driver });
  const mail = async (template: 'booking_placed' | 'booking_earlier' | 'booking_canceled') => {
    const [user, booking] = await Promise.all([
      findUser(api.db, userId),
      findBooking(api.db, { id, now: api.clock.now() }),
    ]);
    return clientMail(template, user!, booking!);
  };
  const retry = { id: 'job-1', attempt: 2 };

  const setStatus = (status: 'approved' | 'canceled') =>
    api.db.updateTable('bookings').set({ status }).where('id', '=', id).execute();

  const requested = await mail('booking_placed');
  const alert = await mail('booking_earlier');
  await handle(requested, retry);
  expect(sent).toHaveLength(1);
  await setStatus('approved');
  await handle(requested, retry);
  expect(sent).toHaveLength(1);
  await handle(alert, retry);
  expect(sent, 'the approval does not tell about the earlier slot').toHaveLength(2);
  const placed = await mail('booking_placed');
  await handle(placed, retry);
  expect(sent).toHaveLength(3);
  await setStatus('canceled');
  await handle(placed, retry);
  await handle(alert, retry);
  expect(sent).toHaveLength(3);
  await handle(await mail('booking_canceled'), retry);
  expect(sent).toHaveLength(4);
});
