import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeOf } from '../messages/code-of.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const api = setUpApi({ database: 'server' });

async function challenged(client: SignedInClient, contact: string) {
  const now = api.clock.now();
  const challenge = { id: randomUUID(), purpose: 'change-email' as const, contact };
  await api.db
    .insertInto('challenges')
    .values({
      ...challenge,
      user_id: client.user.id,
      form: null,
      created_at: now,
      expires_at: new Date(now.getTime() + 300_000),
    })
    .execute();
  return { token: challenge.id, confirmation_code: codeOf(api.env, challenge) };
}

test('two clients confirm one e-mail concurrently: one gets it, the other is refused on email', async () => {
  for (let round = 1; round <= 10; round++) {
    const email = `acelasi-${round}@example.ro`;
    const clients = [await api.signIn(), await api.signIn()];
    const responses = await Promise.all(
      clients.map(async (as) => {
        const body = { email, ...(await challenged(as, email)) };
        return api.call('confirmEmail', { body }, { as });
      }),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const refused = responses.find(({ status }) => status === 422);
    expect(Object.keys(refused?.body.errors ?? {})).toEqual(['email']);
  }
});

test('one code confirmed four times concurrently changes the e-mail once', async () => {
  const client = await api.signIn();
  const email = 'de-doua-ori@example.ro';
  const body = { email, ...(await challenged(client, email)) };
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => api.call('confirmEmail', { body }, { as: client.copy() })),
  );
  const statuses = responses.map(({ status }) => status).toSorted();
  expect(statuses[0]).toBe(200);
  expect(statuses.slice(1).every((status) => [401, 422].includes(status))).toBe(true);
});
