import { expect, test } from 'vitest';
import { setUpApi } from '../testing/set-up-api.ts';
import type { TestApi } from '../testing/test-api.ts';

const api = setUpApi();

type Client = Awaited<ReturnType<TestApi['signIn']>>;

const acceptedAt = async ({ user }: Client) =>
  (
    await api.db
      .selectFrom('users')
      .select('marketing_accepted_at')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
  ).marketing_accepted_at;

const choose = async (as: Client, enabled: boolean) =>
  (await api.call('setMarketing', { body: { enabled } }, { as })).body.data;

test('a client gives and withdraws the consent to offers, each for themselves', async () => {
  const [client, other] = [await api.signIn(), await api.signIn()];
  expect((await api.call('marketing', {}, { as: client })).body.data).toEqual({ enabled: false });
  const given = api.clock.now();
  expect(await choose(client, true)).toEqual({ enabled: true });
  api.clock.advance(60);
  await choose(client, true);
  expect(await acceptedAt(client)).toEqual(given);
  expect((await api.call('marketing', {}, { as: client })).body.data).toEqual({ enabled: true });
  expect(await choose(client, false)).toEqual({ enabled: false });
  expect(await acceptedAt(client)).toBeNull();
  expect((await api.call('marketing', {}, { as: other })).body.data).toEqual({ enabled: false });
});
