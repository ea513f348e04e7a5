import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { book, bookingRequest } from '#server/testing/booking-request.ts';
import { bookedWithLink, mailedToken } from '#server/testing/mailed-link.ts';
import { makeBooking } from '#server/testing/make-booking.ts';
import { makeLocation } from '#server/testing/make-location.ts';
import { makeVoucher } from '#server/testing/make-voucher.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const friday = new Date('2026-11-20T08:00:00Z');
const lines: string[] = [];
const api = setUpApi({
  now: friday,
  env: { LIMIT_FACTOR: '1000', LOG_LEVEL: 'debug' },
  logStream: { write: (line) => void lines.push(line) },
});
afterEach(() => api.clock.set(friday));

const read = (token: string) => api.call('linkedBooking', { params: { token } });
const cancel = (token: string) =>
  api.call('cancelLinkedBooking', { params: { token }, body: { reason_id: 1 } });
const move = (token: string, start_time: string, key: string = randomUUID()) =>
  api.call('rescheduleLinkedBooking', {
    params: { token },
    body: { start_date: '2026-11-23', start_time, professional_id: null, expected_total: 50 },
    headers: { 'idempotency-key': key },
  });

async function expectNothing(token: string) {
  const responses = [await read(token), await cancel(token), await move(token, '12:00')];
  expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
}

describe("the link in a client's mail", () => {
  test('shows the booking without comment and voucher code', async () => {
    const { code } = await makeVoucher(api.db);
    const changes = { comment: 'Vin cu fetița', voucher_code: code, expected_total: 45 };
    const { booking, token } = await bookedWithLink(api, changes);
    const { status, body } = await read(token);
    const arrival = { delay: null, open: [] };
    const hidden = { comment: null, voucher_code: null };
    expect([status, body.data]).toEqual([
      200,
      { ...booking, ...hidden, needs_approval: false, arrival },
    ]);
  });

  test('says whether a new time waits for approval', async () => {
    const { client, token } = await bookedWithLink(api);
    const missed = { location: await makeLocation(api.db), userId: client.user.id };
    for (const date of ['2026-10-01', '2026-10-02', '2026-10-03'])
      await makeBooking(api.db, { ...missed, status: 'missed', date });
    expect((await read(token)).body.data.needs_approval).toBe(true);
  });

  test('changes nothing when a scanner opens it a hundred times, and never reaches the log', async () => {
    const { client, contact_email, token } = await bookedWithLink(api);
    const rows = () =>
      api.db.selectFrom('bookings').selectAll().where('user_id', '=', client.user.id).execute();
    const before = [await rows(), await api.subjectsTo(client.user.email)];
    lines.length = 0;
    for (let turn = 0; turn < 100; turn += 1) expect((await read(token)).status).toBe(200);
    await cancel(token.replace(/^./, (first) => (first === 'x' ? 'y' : 'x')));
    expect([await rows(), await api.subjectsTo(client.user.email)]).toEqual(before);
    expect(await api.subjectsTo(contact_email)).toEqual(['Programare nouă']);
    expect(lines.join('')).toContain('/api/booking-links/:token');
    expect(lines.join('')).not.toContain(token.slice(1));
  });

  test('cancels once and mails client and location', async () => {
    const { client, request, contact_email, token } = await bookedWithLink(api);
    const first = await cancel(token);
    expect([first.status, first.body.data.status, first.body.data.canceled_by]).toEqual([
      200,
      'canceled',
      'client',
    ]);
    expect((await cancel(token)).body.data).toEqual(first.body.data);
    expect(await api.subjectsTo(client.user.email)).toEqual([
      'Programare confirmată',
      'Programare anulată',
    ]);
    expect(await api.subjectsTo(contact_email)).toEqual(['Programare nouă', 'Programare anulată']);
    expect((await book(api, await api.signIn(), request)).status).toBe(201);
  });

  test("does not show the client's reason for a cancellation", async () => {
    const { client, booking, token } = await bookedWithLink(api);
    const body = { reason_id: 5, reason: 'Am o problemă de sănătate' };
    await api.call('cancelBooking', { params: { id: booking.id }, body }, { as: client });
    const linked = (await read(token)).body.data;
    expect([linked.status, linked.cancel_reason]).toEqual(['canceled', null]);
  });

  test('reschedules once per key, and still names the booking after that', async () => {
    const { client, booking, token } = await bookedWithLink(api);
    const key = randomUUID();
    const first = await move(token, '12:00', key);
    expect([first.status, first.body.data.start_time]).toEqual([200, '12:00']);
    const again = await move(token, '12:00', key);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await move(token, '13:00', key)).body.code).toBe('idempotency_mismatch');
    expect((await read(token)).body.data).toMatchObject({ id: booking.id, start_time: '12:00' });
    expect(await api.subjectsTo(client.user.email)).toEqual([
      'Programare confirmată',
      'Programare mutată',
    ]);
  });

  test('obeys the deadline of the location', async () => {
    const { booking, token } = await bookedWithLink(api);
    api.clock.set(new Date(booking.cancel_until));
    expect((await cancel(token)).body.code).toBe('not_cancelable');
    expect((await move(token, '15:00')).body.code).toBe('not_reschedulable');
  });

  test('neither names nor accepts another booking of the client at the new time', async () => {
    const { client, token } = await bookedWithLink(api);
    const other = bookingRequest(await makeLocation(api.db), { start_time: '12:00' });
    const { body } = await book(api, client, other);
    const refused = await api.call('rescheduleLinkedBooking', {
      params: { token },
      body: {
        ...{ start_date: '2026-11-23', start_time: '12:00', professional_id: null },
        ...{ expected_total: 50, accepted_overlaps: [body.data.id] },
      },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'overlaps_own']);
    expect(refused.body).not.toHaveProperty('overlap');
    expect(JSON.stringify(refused.body)).not.toContain(body.data.location.name);
  });

  test('is 404 from a day after the visit', async () => {
    const { booking, token } = await bookedWithLink(api);
    const end = new Date(new Date(booking.ends_at).getTime() + 86_400_000);
    api.clock.set(new Date(end.getTime() - 1));
    expect((await read(token)).status).toBe(200);
    api.clock.set(end);
    await expectNothing(token);
  });

  test.each(['email', 'phone'] as const)(
    'is 404 once the %s of the account changed; the next message has a new link',
    async (contact) => {
      const { client, token } = await bookedWithLink(api);
      const changed =
        contact === 'email'
          ? { email: `nou-${client.user.email}`, email_folded: `nou-${client.user.email}` }
          : { phone: '+40733999001' };
      await api.db.updateTable('users').set(changed).where('id', '=', client.user.id).execute();
      await expectNothing(token);
      api.clock.set(new Date('2026-11-22T08:00:00Z'));
      await api.sweep();
      const next = await mailedToken(api, changed.email ?? client.user.email);
      expect((await read(next)).status).toBe(200);
    },
  );

  test('is 404 once the account is deleted', async () => {
    const { client, token } = await bookedWithLink(api);
    await api.db
      .updateTable('bookings')
      .set({ user_id: null })
      .where('user_id', '=', client.user.id)
      .execute();
    await expectNothing(token);
  });

  test('is 404 with the id of another booking, and in any altered form', async () => {
    const [one, other] = [await bookedWithLink(api), await bookedWithLink(api)];
    const bytes = (token: string) => Buffer.from(token, 'base64url');
    const mixed = Buffer.concat([
      bytes(other.token).subarray(0, 16),
      bytes(one.token).subarray(16),
    ]);
    for (const token of [mixed.toString('base64url'), one.token.slice(1), `${one.token}A`, 'a'])
      await expectNothing(token);
  });

  test('is never cached', async () => {
    const { token } = await bookedWithLink(api);
    expect((await read(token)).headers['cache-control']).toBe('private, no-store');
  });
});
