import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { limits } from '#server/limits/limits.ts';
import { book, bookingRequest, reschedule } from '#server/testing/booking-request.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const api = setUpApi();

async function booked() {
  const contact_email = `salon-${crypto.randomUUID()}@example.ro`;
  const place = await makeLocation(api.db, { contact_email });
  const client = await api.signIn({ first_name: 'Suna' });
  const booking = (await book(api, client, bookingRequest(place))).body.data;
  const move = (start_time: string) => reschedule(api, client, booking.id, { start_time });
  return { client, booking, contact_email, move };
}

test('consecutive reschedules are merged into one mail to the client and one to the location', async () => {
  const { client, contact_email, move } = await booked();
  await api.messages();
  for (const start_time of ['11:00', '12:00', '13:00'])
    expect((await move(start_time)).status).toBe(200);
  for (const recipient of [client.user.email, contact_email]) {
    const [, mail, ...more] = await api.messages(recipient);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('ora\u00A013:00');
    expect(mail?.text).toMatch(/Ora veche: .*ora\u00A010:00/);
  }
});

test('a retried mail is not sent after the mail of a later reschedule', async () => {
  const { client, move } = await booked();
  // Reschedules during the first attempt to send the mail.
  await sql`UPDATE jobs.job SET state = 'active' WHERE data ->> 'to' = ${client.user.email}`.execute(
    api.db,
  );
  await move('11:00');
  await sql`UPDATE jobs.job SET state = 'retry', retry_count = 1
    WHERE state = 'active' AND data ->> 'to' = ${client.user.email}`.execute(api.db);
  const [mail, ...more] = await api.messages(client.user.email);
  expect(more).toEqual([]);
  expect(mail?.text).toContain('ora\u00A011:00');
});

test('an eleventh reschedule within an hour is refused, and one that fails is not counted', async () => {
  const { move } = await booked();
  const times = ['11:00', '12:00'];
  for (let count = 0; count < limits.bookings.moved.max; count += 1)
    expect((await move(times[count % 2]!)).status).toBe(200);
  const refused = await move('11:00');
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);

  const other = await booked();
  for (let count = 0; count < limits.bookings.moved.max; count += 1)
    expect((await other.move('04:00')).status).toBe(422);
  expect((await other.move('11:00')).status).toBe(200);
});

test('an unverified e-mail address is not greeted by name and gets no more than 20 mails a day', async () => {
  const { client, move } = await booked();
  const [mail] = await api.messages(client.user.email);
  expect(mail?.text).toMatch(/^Bună!\n/);
  const max = limits.unprovenMails.max;
  await api.db
    .insertInto('rate_limits')
    .values({
      scope: limits.unprovenMails.scope,
      key: client.user.email,
      window_start: new Date('2026-11-20T00:00:00Z'),
      count: max,
    })
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key', 'window_start']).doUpdateSet({ count: max }),
    )
    .execute();
  await move('11:00');
  expect(await api.messages(client.user.email)).toHaveLength(1);
  await api.db
    .updateTable('users')
    .set({ email_verified_at: api.clock.now() })
    .where('id', '=', client.user.id)
    .execute();
  await move('12:00');
  const mails = await api.messages(client.user.email);
  expect(mails.map(({ text }) => text.split('\n')[0])).toEqual(['Bună!', 'Bună, Suna!']);
});
