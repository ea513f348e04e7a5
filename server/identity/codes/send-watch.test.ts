import { beforeEach, expect, test } from 'vitest';
import { limits } from '#server/limits/limits.ts';
import { countAttempt, countedAttempts } from '#server/limits/repository.ts';
import { codeOf } from '#server/messages/code-of.ts';
import { codeFor } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { checkCode } from './check-code.ts';
import { issueCode } from './issue-code.ts';
import { createSendWatch } from './code-limits.ts';

const hour = 3600;

const api = setUpApi();
let lines: object[];
let watch: () => Promise<void>;
beforeEach(() => {
  api.clock.advance(hour);
  lines = [];
  const log = { warn: (line: object) => void lines.push(line) };
  watch = createSendWatch({ db: api.db, now: api.clock.now }, log as never);
});

const { budget, proven } = limits.codes.sms;

async function count(limit: typeof budget, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) await countAttempt(api.db, limit, api.clock.now());
}

test('more than two sent codes per verified one are logged, once an hour', async () => {
  await count(budget, 21);
  await count(proven, 10);
  await watch();
  await watch();
  expect(lines).toEqual([{ event: 'sms_pumping', sent: 21, proven: 10 }]);
  api.clock.advance(hour);
  await watch();
  expect(lines).toHaveLength(1);
});

test.each([
  ['two for one', 20, 10],
  ['few at all', 19, 0],
])('%s are not logged', async (_what, sent, came) => {
  await count(budget, sent);
  await count(proven, came);
  await watch();
  expect(lines).toEqual([]);
});

test('a code that is verified twice counts once', async () => {
  const phone = '+40788000002';
  const { id: userId } = await makeUser(api.db, { phone });
  const purpose = 'change-phone';
  const sender = { purpose, contact: phone, userId, field: 'phone', ip: '203.0.113.9' } as const;
  const { token } = await issueCode(api.deps, sender);
  const code = codeOf(api.env, { id: token, purpose, contact: phone });
  for (let check = 0; check < 2; check += 1) await checkCode(api.deps, { ...sender, code, token });
  expect(await countedAttempts(api.db, proven, api.clock.now())).toBe(1);
});

test('sent and verified codes are counted', async () => {
  const phone = '+40788000001';
  await makeUser(api.db, { phone });
  const { body } = await api.call('sendLoginSms', { body: { phone } });
  const confirmation_code = await codeFor(api, 'sms-login', phone);
  await api.call('confirmLoginSms', { body: { phone, token: body.token, confirmation_code } });
  for (const limit of [budget, proven])
    expect(await countedAttempts(api.db, limit, api.clock.now())).toBe(1);
});
