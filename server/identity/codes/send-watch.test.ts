import { beforeEach, expect, test } from 'vitest';
import { limits } from '#server/limits/limits.ts';
import { countAttempt } from '#server/limits/repository.ts';
import { codeFor } from '#server/testing/code-for.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { createSendWatch } from './send-watch.ts';

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

test('sent and verified codes are counted', async () => {
  const phone = '+40788000001';
  await makeUser(api.db, { phone });
  const { body } = await api.call('sendLoginSms', { body: { phone } });
  const confirmation_code = await codeFor(api, 'sms-login', phone);
  await api.call('confirmLoginSms', { body: { phone, token: body.token, confirmation_code } });
  const counts = await api.db
    .selectFrom('rate_limits')
    .select(['scope', 'count'])
    .where('scope', 'in', [budget.scope, proven.scope])
    .where('window_start', '>', new Date(api.clock.now().getTime() - hour * 1000))
    .orderBy('scope')
    .execute();
  expect(counts).toEqual([
    { scope: budget.scope, count: 1 },
    { scope: proven.scope, count: 1 },
  ]);
});
