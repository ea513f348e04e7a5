import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { limits } from '../limits/limits.ts';
import type { CodeOwner } from '../messages/code-of.ts';
import type { Message } from '../messages/message.ts';
import { Unconfirmed, Undeliverable, type Outgoing } from '../messages/outgoing.ts';
import { makeBooking } from '../testing/make-booking.ts';
import { makeLocation } from '../testing/make-location.ts';
import { makeNews } from '../testing/make-news.ts';
import { makeUser } from '../testing/make-user.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import { messageHandler } from './message-handler.ts';

const api = setUpApi();

const morning = new Date('2026-11-20T08:00:00Z');
const notice = {
  template: 'account_deleted',
  channel: 'mail',
  to: 'ioana@example.ro',
  first_name: 'Ioana',
} as const;

type CodeStatus = 'open' | 'ownerless' | 'closed';
type DeliveryTry = { fails?: Error; unreachable?: Error; attempt?: number; now?: Date };

async function deliver(message: Message, parts: DeliveryTry = {}) {
  const { fails, unreachable, attempt = 1, now = morning } = parts;
  const left: Outgoing[] = [];
  const lines: unknown[] = [];
  const driver = {
    send: async (outgoing: Outgoing) => {
      if (fails) throw fails;
      left.push(outgoing);
    },
    reach: async () => {
      if (unreachable) throw unreachable;
    },
  };
  const log = (line: object, words: string) => void lines.push({ ...line, words });
  const handle = messageHandler(
    { ...api.deps, now: () => now },
    { info: log, warn: log } as never,
    { sms: driver, mail: driver },
  );
  const outcome = await handle(message, { id: 'job-1', attempt }).then(
    () => 'done',
    () => 'again',
  );
  return { outcome, left, logged: JSON.stringify(lines) };
}

/** The client must wait for another code until this one is released. */
async function makeCode(status: CodeStatus = 'open'): Promise<Message> {
  const contact = `+407${String(Math.random()).slice(2, 10)}`;
  const challenge = { id: randomUUID(), purpose: 'sms-login', contact } as const;
  const { id: owner } = await makeUser(api.db);
  await api.db
    .insertInto('challenges')
    .values({
      ...challenge,
      user_id: status === 'ownerless' ? null : owner,
      form: null,
      created_at: morning,
      expires_at: new Date(morning.getTime() + 600_000),
      consumed_at: status === 'closed' ? morning : null,
    })
    .execute();
  await api.db
    .insertInto('code_sends')
    .values({ purpose: challenge.purpose, contact, sent_at: morning })
    .execute();
  return { template: 'login_code', channel: 'sms', to: contact, challenge };
}

async function isReleased(message: Message): Promise<boolean> {
  const { contact } = (message as { challenge: CodeOwner }).challenge;
  const sends = api.db.selectFrom('code_sends').select('contact').where('contact', '=', contact);
  return (await sends.execute()).length === 0;
}

const away = Object.assign(new Error('+40722123456 is away'), { code: 'sms 503' });

test('a message is sent once, with the id of its job', async () => {
  const code = await makeCode();
  const { outcome, left } = await deliver(code);
  expect([outcome, await isReleased(code)]).toEqual(['done', false]);
  expect(left).toMatchObject([{ id: 'job-1', to: code.to }]);
});

test('while the channel is down, the first attempt releases the wait, for known and unknown contacts', async () => {
  for (const status of ['open', 'ownerless'] as const) {
    const code = await makeCode(status);
    expect((await deliver(code, { unreachable: away })).outcome).toBe('again');
    expect(await isReleased(code)).toBe(true);
    const second = await makeCode(status);
    await deliver(second, { unreachable: away, fails: away, attempt: 2 });
    expect(await isReleased(second)).toBe(false);
  }
});

test('a failure of a single contact does not release the wait, since unknown contacts never fail', async () => {
  for (const fails of [away, new Undeliverable('sms 21211')])
    for (const attempt of [1, 2]) {
      const code = await makeCode();
      await deliver(code, { fails, attempt });
      expect(await isReleased(code)).toBe(false);
    }
});

test('permanent failures are not retried, temporary ones are', async () => {
  const code = await makeCode();
  const fails = new Undeliverable('sms 21211');
  expect((await deliver(code, { fails })).outcome).toBe('done');
  expect((await deliver(code, { fails: away })).outcome).toBe('again');
});

test('a message that may have been accepted is sent once more', async () => {
  const code = await makeCode();
  const fails = new Unconfirmed('sms TimeoutError');
  expect((await deliver(code, { fails, attempt: 1 })).outcome).toBe('again');
  expect((await deliver(code, { fails, attempt: 2 })).outcome).toBe('done');
});

test('a retried SMS is not sent while the provider does not respond', async () => {
  const retry = await deliver(await makeCode(), { unreachable: away, attempt: 2 });
  expect([retry.outcome, retry.left]).toEqual(['again', []]);
});

const reminderOf = (starts_at: string, id?: string): Message => ({
  ...{ template: 'booking_soon', channel: 'sms', to: '+40722123456', first_name: 'Ioana' },
  booking: makeNews({ starts_at, ...(id && { id }) }),
});

test('a reminder by SMS waits for the morning', async () => {
  const soon = reminderOf('2026-11-21T10:00:00+02:00');
  const reminder = (time: string) => deliver(soon, { now: new Date(`2026-11-20T${time}Z`) });
  expect((await reminder('18:59:00')).left).toHaveLength(1);
  expect(await reminder('19:00:00')).toMatchObject({ outcome: 'again', left: [] });
  expect(await reminder('05:59:00')).toMatchObject({ outcome: 'again', left: [] });
});

test('an expired code or one for an unknown contact is not sent; a notice always is', async () => {
  for (const status of ['ownerless', 'closed'] as const) {
    expect(await deliver(await makeCode(status))).toMatchObject({ outcome: 'done', left: [] });
  }
  expect((await deliver(notice)).left).toHaveLength(1);
});

test('neither code nor recipient is logged', async () => {
  for (const fails of [undefined, away, new Undeliverable('sms 21211')]) {
    const code = await makeCode();
    const { logged, left } = await deliver(code, { ...(fails && { fails }) });
    expect(logged).toContain('login_code');
    expect(logged).not.toContain(code.to);
    for (const { text } of left) expect(logged).not.toContain(/\d{6}/.exec(text)?.[0]);
  }
});

test('an unproven e-mail address gets no more than the daily number of mails, a proven one does', async () => {
  const unproven = { ...notice, to: 'limit@example.ro', unproven: true } as const;
  for (let i = 0; i < limits.unprovenMails.max; i++)
    expect((await deliver(unproven)).left).toHaveLength(1);
  const full = await deliver({ ...unproven, to: 'LIMIT@example.ro' });
  expect([full.outcome, full.left]).toEqual(['done', []]);
  expect((await deliver(unproven, { attempt: 2 })).left).toHaveLength(1);
  expect((await deliver({ ...notice, to: unproven.to })).left).toHaveLength(1);
});

async function makeCanceled() {
  const [location, { id: userId }] = [await makeLocation(api.db), await makeUser(api.db)];
  const date = '2026-11-20';
  return makeBooking(api.db, { location, userId, status: 'canceled', date });
}

test('a mail about a booking moved since is not sent, because the mail of the move replaces it', async () => {
  const [location, { id: userId }] = [await makeLocation(api.db), await makeUser(api.db)];
  const made = { location, userId, status: 'approved', date: '2026-11-27' } as const;
  const id = await makeBooking(api.db, made);
  const mailAt = (time: string) =>
    deliver({
      ...{ template: 'booking_placed', channel: 'mail', to: notice.to, first_name: 'Ioana' },
      booking: makeNews({ id, starts_at: `2026-11-27T${time}:00+02:00` }),
    });
  expect((await mailAt('10:00')).left).toHaveLength(1);
  expect(await mailAt('17:30')).toMatchObject({ outcome: 'done', left: [] });
});

test.each(['location_overlapped', 'location_arrival'] as const)(
  'a %s mail about a booking canceled since is not sent, because no mail replaces it',
  async (template) => {
    const booking = makeNews({ id: await makeCanceled(), starts_at: '2026-11-20T10:00:00+02:00' });
    const mail = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana', booking } as const;
    const message: Message =
      template === 'location_arrival' ? { ...mail, template, delay: 10 } : { ...mail, template };
    expect(await deliver(message)).toMatchObject({ outcome: 'done', left: [] });
  },
);

test('a reminder by SMS about a canceled booking, or one whose visit has begun, is not sent', async () => {
  const start = '2026-11-20T10:00:00+02:00';
  const before = new Date('2026-11-20T07:00:00Z');
  const canceled = await deliver(reminderOf(start, await makeCanceled()), { now: before });
  const late = await deliver(reminderOf(start), { attempt: 2 });
  for (const { outcome, left } of [canceled, late]) expect([outcome, left]).toEqual(['done', []]);
});
