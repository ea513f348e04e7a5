import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { paths, type CallName } from '#contract/paths.ts';
import { requestOf } from '#tests/request-of.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

const names = Object.keys(paths) as CallName[];
const forClients = names.filter((name) => calls[name].auth === 'client');
/** Calls for clients that name something which belongs to one of them. */
const byId = forClients.filter((name) => paths[name].includes(':id'));

const unauthenticated = { message: 'Unauthenticated.', errors: {}, code: 'unauthenticated' };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A request with an id that is well-formed and nobody's, whatever else the call wants. */
function requestFor(name: CallName) {
  const needsBody = !paths[name].startsWith('GET ');
  return requestOf(name, {
    params: { id: randomUUID(), type: 'upcoming' },
    ...(needsBody && { body: {} }),
  });
}

test('the calls for clients are known, so that the ones below are all of them', () => {
  expect(forClients.length).toBeGreaterThanOrEqual(4);
});

describe.each(forClients)('%s', (name) => {
  test('is for clients: a guest gets 401, with and without a token of his own @S6-06', async () => {
    const guest = await api.guest();
    for (const as of [guest, undefined]) {
      const answer = await api.inject(withOwnOrigin(requestFor(name)), as);
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(unauthenticated);
    }
  });

  test('is for clients: a revoked session gets 401', async () => {
    const client = await api.signIn();
    await api.call('logout', {}, { as: client.copy() });
    const answer = await api.inject(requestFor(name), client);
    expect(answer.statusCode).toBe(401);
  });

  test('answers nothing that anybody may keep', async () => {
    const client = await api.signIn();
    const { headers } = await api.inject(requestFor(name), client);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

test.each(byId)('%s: an id that is nobody’s is not found', async (name) => {
  const client = await api.signIn();
  const { statusCode } = await api.inject(requestFor(name), client);
  expect(statusCode).toBe(404);
});

function withOwnOrigin(request: ReturnType<typeof requestOf>) {
  return { ...request, headers: { ...request.headers, origin: 'http://localhost:3000' } };
}
