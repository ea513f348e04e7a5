import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import type { ChallengePurpose } from '#server/db/schema-users.ts';
import type { Message } from '#server/messages/message.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { codeOf } from '#server/messages/code-of.ts';
import { issueCode } from './issue-code.ts';
import { checkCode, spendCode } from './check-code.ts';
import { codeStatusOf } from './repository.ts';

const purpose = 'sms-login';
const minute = 60;

const api = setUpApi();
let userId: string;
let contact: string;
let jobs: Message[];
let people = 0;
beforeEach(async () => {
  // Rate limits outlast a test, so each test has its own contact.
  people += 1;
  contact = `+4072200${String(people).padStart(4, '0')}`;
  ({ id: userId } = await makeUser(api.db, { phone: contact }));
  jobs = [];
});

const deps = () => ({
  db: api.db,
  env: api.env,
  now: api.clock.now,
  jobs: { send: async (_tx: unknown, job: Message) => void jobs.push(job) },
});
const ip = () => `203.0.113.${people}`;

function issue(changes: { purpose?: ChallengePurpose; contact?: string; userId?: null } = {}) {
  const request = { purpose, contact, userId, field: 'phone', ip: ip(), ...changes } as const;
  return issueCode(deps(), request);
}

const status = (token: string) => codeStatusOf(api.db, token, api.clock.now());

const codeOfToken = (id: string) => codeOf(api.env, { id, purpose, contact });

const field = 'confirmation_code';

function check(code: string, changes: Partial<Parameters<typeof checkCode>[1]> = {}) {
  return checkCode(deps(), { purpose, contact, code, field, ip: ip(), ...changes });
}

async function guess(...args: Parameters<typeof check>) {
  const challenge = await check(...args);
  await inTransaction(api.db, (tx) => spendCode(tx, challenge, field, api.clock.now()));
  return challenge;
}

const refused = {
  code: 'validation_failed',
  errors: { confirmation_code: ['Codul nu este corect sau a expirat. Verifică-l sau cere altul.'] },
};

describe('a code', () => {
  test('is sent to its contact and is accepted once', async () => {
    const { token, seconds } = await issue();
    expect(seconds).toBe(60);
    const challenge = { id: token, purpose, contact };
    expect(jobs).toEqual([{ template: 'login_code', channel: 'sms', to: contact, challenge }]);
    expect((await guess(codeOfToken(token), { token })).user_id).toBe(userId);
    await expect(check(codeOfToken(token), { token })).rejects.toMatchObject(refused);
  });

  test('stays valid when it is only checked, however often', async () => {
    const { token } = await issue();
    for (let look = 0; look < 12; look += 1) await check(codeOfToken(token));
    expect((await guess(codeOfToken(token))).id).toBe(token);
  });

  test('allows five guesses; after them even the right code is refused', async () => {
    const { token } = await issue();
    for (let wrong = 0; wrong < 5; wrong += 1)
      await expect(guess('000000')).rejects.toMatchObject(refused);
    await expect(guess(codeOfToken(token))).rejects.toMatchObject(refused);
  });

  test('is valid for exactly five minutes', async () => {
    const { token } = await issue();
    api.clock.advance(5 * minute - 1);
    await check(codeOfToken(token));
    api.clock.advance(2);
    await expect(guess(codeOfToken(token))).rejects.toMatchObject(refused);
  });

  test('is invalid once the next one is sent', async () => {
    const first = await issue();
    api.clock.advance(minute);
    const second = await issue();
    await expect(guess(codeOfToken(first.token))).rejects.toMatchObject(refused);
    expect((await guess(codeOfToken(second.token))).id).toBe(second.token);
  });

  test('is invalid for another purpose, contact or token', async () => {
    const { token } = await issue();
    const code = codeOfToken(token);
    const others = [
      { purpose: 'change-phone' },
      { contact: '+40733000000' },
      { token: '00000000-0000-4000-8000-000000000000' },
    ] as const;
    for (const other of others) await expect(guess(code, other)).rejects.toMatchObject(refused);
  });

  test('of an unknown contact is not sent, although its job is queued, and no code matches', async () => {
    const { token, seconds } = await issue({ userId: null });
    expect([seconds, jobs]).toMatchObject([60, [{ to: contact, challenge: { id: token } }]]);
    expect(await status(token)).toBe('ownerless');
    await expect(guess(codeOfToken(token))).rejects.toMatchObject(refused);
  });

  test('that was replaced, used, is too old or has no account any more is not sent', async () => {
    const first = await issue();
    expect(await status(first.token)).toBe('open');
    api.clock.advance(minute);
    const second = await issue();
    expect([await status(first.token), await status(second.token)]).toEqual(['closed', 'open']);
    await guess(codeOfToken(second.token));
    expect(await status(second.token)).toBe('closed');
    api.clock.advance(minute);
    const third = await issue();
    api.clock.advance(5 * minute);
    expect(await status(third.token)).toBe('closed');
    const fourth = await issue();
    await api.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await status(fourth.token)).toBe('closed');
  });
});

describe('the next code', () => {
  test('is refused with at most the whole wait, even if the clock steps back', async () => {
    const { token } = await issue();
    api.clock.advance(-2 * minute);
    await expect(issue()).rejects.toMatchObject({ extra: { seconds: 60 } });
    expect((await guess(codeOfToken(token))).id).toBe(token);
  });

  test('may be sent after the wait; a refusal has the remaining seconds', async () => {
    await issue();
    api.clock.advance(18);
    await expect(issue()).rejects.toMatchObject({
      errors: { phone: ['Ai cerut deja un cod.'] },
      extra: { seconds: 42 },
    });
    expect(jobs).toHaveLength(1);
    api.clock.advance(42);
    await issue();
    expect(jobs).toHaveLength(2);
  });
});
