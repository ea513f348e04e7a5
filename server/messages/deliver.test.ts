import { expect, test } from 'vitest';
import type { CodeOwner } from './code-of.ts';
import { readEnv } from '../deps.ts';
import { deliverMessages } from './deliver.ts';
import type { BookingNews, Message } from './message.ts';
import { Unconfirmed, Undeliverable, type Outgoing } from './outgoing.ts';

const challenge: CodeOwner = {
  id: '0d1f2a3b-5c1c-4f43-9a3e-7b0f7c4e4c5d',
  purpose: 'sms-login',
  contact: '+40722123456',
};
const code: Message = { template: 'login_code', channel: 'sms', to: '+40722123456', challenge };
const notice: Message = {
  template: 'account_deleted',
  channel: 'mail',
  to: 'ioana@example.ro',
  first_name: 'Ioana',
};

type CodeStatus = 'open' | 'ownerless' | 'closed';
type DeliveryTry = {
  fails?: Error;
  unreachable?: Error;
  attempt?: number;
  status?: CodeStatus;
  hasRoom?: boolean;
  isOutdated?: boolean;
  now?: Date;
};

async function deliver(message: Message, parts: DeliveryTry = {}) {
  const {
    fails,
    unreachable,
    attempt = 1,
    status = 'open',
    hasRoom = true,
    isOutdated = false,
    now = new Date('2026-11-20T08:00:00Z'),
  } = parts;
  const left: Outgoing[] = [];
  const released: CodeOwner[] = [];
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
  const handle = deliverMessages({
    env: readEnv({}),
    now: () => now,
    drivers: { sms: driver, mail: driver },
    log: { info: log, warn: log } as never,
    releaseSend: async (one) => void released.push(one),
    isOutdated: async () => isOutdated,
    codeStatusOf: async () => status,
    takeUnprovenMail: async () => hasRoom,
  });
  const outcome = await handle(message, { id: 'job-1', attempt }).then(
    () => 'done',
    () => 'again',
  );
  return { outcome, left, released, logged: JSON.stringify(lines) };
}

const away = Object.assign(new Error('+40722123456 is away'), { code: 'sms 503' });

test('a message is sent once, with the id of its job', async () => {
  const { outcome, left, released } = await deliver(code);
  expect([outcome, released]).toEqual(['done', []]);
  expect(left).toMatchObject([{ id: 'job-1', to: '+40722123456' }]);
});

test('while the channel is down, the first attempt releases the wait, for known and unknown contacts', async () => {
  for (const status of ['open', 'ownerless'] as const) {
    expect(await deliver(code, { unreachable: away, status })).toMatchObject({
      outcome: 'again',
      released: [challenge],
    });
    const second = await deliver(code, { unreachable: away, fails: away, attempt: 2, status });
    expect(second.released).toEqual([]);
  }
});

test('a failure of a single contact does not release the wait, since unknown contacts never fail', async () => {
  for (const fails of [away, new Undeliverable('sms 21211')])
    for (const attempt of [1, 2])
      expect((await deliver(code, { fails, attempt })).released).toEqual([]);
});

test('permanent failures are not retried, temporary ones are', async () => {
  const fails = new Undeliverable('sms 21211');
  expect((await deliver(code, { fails })).outcome).toBe('done');
  expect((await deliver(code, { fails: away })).outcome).toBe('again');
});

test('a message that may have been accepted is sent once more', async () => {
  const fails = new Unconfirmed('sms TimeoutError');
  expect((await deliver(code, { fails, attempt: 1 })).outcome).toBe('again');
  expect((await deliver(code, { fails, attempt: 2 })).outcome).toBe('done');
});

test('a retried SMS is not sent while the provider does not respond', async () => {
  const retry = await deliver(code, { unreachable: away, attempt: 2 });
  expect([retry.outcome, retry.left]).toEqual(['again', []]);
});

const reminderOf = (starts_at: string): Message => ({
  ...{ template: 'booking_soon', channel: 'sms', to: '+40722123456', first_name: 'Ioana' },
  booking: { id: 'one', starts_at, location: 'Ana' } as BookingNews,
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
    expect(await deliver(code, { status })).toMatchObject({ outcome: 'done', left: [] });
    expect((await deliver(notice, { status })).left).toHaveLength(1);
  }
});

test('neither code nor recipient is logged', async () => {
  for (const fails of [undefined, away, new Undeliverable('sms 21211')]) {
    const { logged, left } = await deliver(code, { ...(fails && { fails }) });
    expect(logged).toContain('login_code');
    expect(logged).not.toContain('722123456');
    for (const { text } of left) expect(logged).not.toContain(/\d{6}/.exec(text)?.[0]);
  }
});

test('an unproven e-mail address gets no more than the daily number of mails, a proven one does', async () => {
  const full = await deliver({ ...notice, unproven: true }, { hasRoom: false });
  expect([full.outcome, full.left]).toEqual(['done', []]);
  const retry = await deliver({ ...notice, unproven: true }, { hasRoom: false, attempt: 2 });
  expect(retry.left).toHaveLength(1);
  expect((await deliver(notice, { hasRoom: false })).left).toHaveLength(1);
});

test('a mail about a booking moved since is not sent, because the mail of the move replaces it', async () => {
  const booking = { id: 'one', starts_at: '2026-11-27T17:30:00+02:00' } as BookingNews;
  const mail: Message = {
    ...{ template: 'booking_placed', channel: 'mail', to: 'ioana@example.ro', first_name: 'Ioana' },
    booking,
  };
  const { outcome, left } = await deliver(mail, { isOutdated: true });
  expect([outcome, left]).toEqual(['done', []]);
});

test.each(['location_overlapped', 'location_arrival'] as const)(
  'a %s mail about a booking canceled since is not sent, because no mail replaces it',
  async (template) => {
    const booking = { id: 'one', starts_at: '2026-11-27T17:30:00+02:00' } as BookingNews;
    const mail = { channel: 'mail', to: 'salon@example.ro', client: 'Ioana', booking } as const;
    const message: Message =
      template === 'location_arrival' ? { ...mail, template, delay: 10 } : { ...mail, template };
    const { outcome, left } = await deliver(message, { isOutdated: true });
    expect([outcome, left]).toEqual(['done', []]);
  },
);

test('a reminder by SMS about a canceled booking, or one whose visit has begun, is not sent', async () => {
  const canceled = await deliver(reminderOf('2026-11-20T11:00:00+02:00'), { isOutdated: true });
  const late = await deliver(reminderOf('2026-11-20T10:00:00+02:00'), { attempt: 2 });
  for (const { outcome, left } of [canceled, late]) expect([outcome, left]).toEqual(['done', []]);
});
