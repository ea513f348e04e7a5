import { expect, test } from 'vitest';
import type { CodeOwner } from '../code-of.ts';
import { readEnv } from '../env.ts';
import { deliverMessages } from './deliver.ts';
import type { Message } from './message.ts';
import { Undeliverable, type Outgoing } from './outgoing.ts';

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

/** Delivers by a way out that fails as told, and returns what left, what was given back and what was logged. */
async function deliver(message: Message, { fails, attempt = 1, ageMs = 0 }: DeliveryTry = {}) {
  const left: Outgoing[] = [];
  const released: CodeOwner[] = [];
  const lines: unknown[] = [];
  const wayOut = async (outgoing: Outgoing) => {
    if (fails) throw fails;
    left.push(outgoing);
  };
  const log = (line: object, words: string) => void lines.push({ ...line, words });
  const handle = deliverMessages({
    env: readEnv({}),
    drivers: { sms: wayOut, mail: wayOut },
    log: { info: log, warn: log } as never,
    releaseSend: async (one) => void released.push(one),
  });
  const sentAt = new Date(Date.now() - ageMs);
  const outcome = await handle(message, { id: 'job-1', attempt, sentAt }).then(
    () => 'done',
    () => 'again',
  );
  return { outcome, left, released, logged: JSON.stringify(lines) };
}
type DeliveryTry = { fails?: Error; attempt?: number; ageMs?: number };

const away = Object.assign(new Error('+40722123456 is away'), { code: 'sms 503' });

test('a message leaves once, under the id of its job', async () => {
  const { outcome, left, released } = await deliver(code);
  expect([outcome, released]).toEqual(['done', []]);
  expect(left).toMatchObject([{ id: 'job-1', to: '+40722123456' }]);
});

test('a code that does not leave at its first try gives the wait back, once, and is tried again', async () => {
  expect(await deliver(code, { fails: away })).toMatchObject({
    outcome: 'again',
    released: [challenge],
  });
  expect(await deliver(code, { fails: away, attempt: 2 })).toMatchObject({
    outcome: 'again',
    released: [],
  });
});

test('a code that never can leave gives the wait back, and is not tried again', async () => {
  const fails = new Undeliverable('sms 21211');
  for (const attempt of [1, 2])
    expect(await deliver(code, { fails, attempt })).toMatchObject({
      outcome: 'done',
      released: [challenge],
    });
});

test('a code that nobody can use any more is not sent; a notice of that age is', async () => {
  const ageMs = 5 * 60_000 + 1_000;
  expect(await deliver(code, { ageMs })).toMatchObject({ outcome: 'done', left: [] });
  expect((await deliver(notice, { ageMs })).left).toHaveLength(1);
});

test('neither code nor recipient is logged', async () => {
  for (const fails of [undefined, away, new Undeliverable('sms 21211')]) {
    const { logged, left } = await deliver(code, { ...(fails && { fails }) });
    expect(logged).toContain('login_code');
    expect(logged).not.toContain('722123456');
    for (const { text } of left) expect(logged).not.toContain(/\d{6}/.exec(text)?.[0]);
  }
});
