import { describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { paths, type CallName } from '#contract/paths.ts';
import { bareRequest } from '#tests/request-of.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';

const names = Object.keys(paths) as CallName[];
const forClients = names.filter((name) => calls[name].auth === 'client');

const unauthenticated = { message: 'Unauthenticated.', errors: {}, code: 'unauthenticated' };

const api = setUpApi();

test('at least 20 calls are for clients', () => {
  expect(forClients.length).toBeGreaterThanOrEqual(20);
});

describe.each(forClients)('%s', (name) => {
  test('is for clients: a guest gets 401, with and without an XSRF token @S6-06', async () => {
    const guest = await api.guest();
    const request = bareRequest(name);
    const headers = { ...request.headers, origin: 'http://localhost:3000' };
    for (const as of [guest, undefined]) {
      const response = await api.inject({ ...request, headers }, as);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual(unauthenticated);
    }
  });

  test('is for clients: a revoked session gets 401', async () => {
    const client = await api.signIn();
    await api.call('logout', {}, { as: client.copy() });
    const response = await api.inject(bareRequest(name), client);
    expect(response.statusCode).toBe(401);
  });

  test('sends no cacheable response', async () => {
    const client = await api.signIn();
    const { headers } = await api.inject(bareRequest(name), client);
    expect(headers['cache-control']).toBe('private, no-store');
  });
});
