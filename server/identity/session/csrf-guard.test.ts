import Fastify from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { isMutation, paths, type CallName } from '#contract/paths.ts';
import { bareRequest } from '#tests/request-of.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { TestClient, type SignedInClient } from '#server/testing/test-client.ts';
import { registerGuard } from './guard.ts';
import { mintXsrfToken } from './signed-tokens.ts';

const names = Object.keys(paths) as CallName[];
const mutations = names.filter(isMutation);
const open: CallName[] = ['refreshSession', 'decideAsOperator', 'moderateReview', 'sendVitals'];
const guarded = mutations.filter((name) => !open.includes(name));

const api = setUpApi();
let client: SignedInClient;
beforeEach(async () => {
  client = await api.signIn();
});

async function send(name: CallName, headers: Record<string, string>) {
  const request = bareRequest(name);
  return api.inject({ ...request, headers: { ...request.headers, ...headers } }, client);
}

const mismatch = { message: 'CSRF token mismatch.', errors: {}, code: 'csrf_mismatch' };

test.each(open)('%s works without a token', async (name) => {
  expect((await send(name, { 'x-xsrf-token': '' })).statusCode).not.toBe(419);
});

test('the api does not start with a mutation that is not a call of the contract', () => {
  const app = Fastify();
  registerGuard(app, { ...api, now: api.clock.now, jobs: { send: async () => {} } });
  app.get('/livez', () => 'ok');
  expect(() => app.post('/livez', () => 'ok')).toThrow('/livez is not a call of the contract');
});

describe.each(guarded)('%s', (name) => {
  async function expectMismatch(headers: Record<string, string> = {}): Promise<void> {
    const response = await send(name, headers);
    expect(response.statusCode).toBe(419);
    expect(response.json()).toEqual(mismatch);
    expect((await api.call('user', {}, { as: client })).status).toBe(200);
  }

  test('is refused without the header @S6-09', async () => {
    await expectMismatch({ 'x-xsrf-token': '' });
  });

  test('is refused without the cookie @S6-09', async () => {
    const token = client.cookies.get('XSRF-TOKEN') ?? '';
    client.cookies.delete('XSRF-TOKEN');
    await expectMismatch({ 'x-xsrf-token': token });
  });

  test('is refused if header and cookie differ, even if both are valid', async () => {
    const other = mintXsrfToken(api.env, client.sessionId, api.clock.now());
    await expectMismatch({ 'x-xsrf-token': other });
  });

  test("is refused with another session's token, in the cookie too (cookie tossing)", async () => {
    const other = await api.signIn();
    client.cookies.set('XSRF-TOKEN', other.cookies.get('XSRF-TOKEN') ?? '');
    await expectMismatch();
    const anonymous = await api.guest();
    client.cookies.set('XSRF-TOKEN', anonymous.cookies.get('XSRF-TOKEN') ?? '');
    await expectMismatch();
  });

  test('is refused with a token of two hours ago', async () => {
    const then = new Date(api.clock.now().getTime() - (2 * 3600 + 1) * 1000);
    client.cookies.set('XSRF-TOKEN', mintXsrfToken(api.env, client.sessionId, then));
    await expectMismatch();
  });

  test('is refused with a token that we did not sign', async () => {
    const foreign = { ...api.env, APP_KEY: 'another-key-of-an-attacker' };
    const token = mintXsrfToken(foreign, client.sessionId, api.clock.now());
    for (const value of [token, 'x', 'x.x', `${'A'.repeat(27)}.${'A'.repeat(43)}`]) {
      client.cookies.set('XSRF-TOKEN', value);
      await expectMismatch();
    }
  });

  test('is accepted with its own token @S6-09', async () => {
    expect((await send(name, {})).statusCode).not.toBe(419);
  });
});

describe.each(mutations)('%s', (name) => {
  test('is refused from another site, whatever token it has', async () => {
    for (const site of ['cross-site', 'same-site'])
      expect((await send(name, { 'sec-fetch-site': site })).statusCode).toBe(403);
  });

  test('is refused from another origin if the browser sends no Sec-Fetch-Site', async () => {
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.ro' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.ro' },
      { referer: 'https://evil.ro/http://localhost:3000/' },
      {},
    ];
    for (const headers of refused) {
      const response = await sendWithoutSite(name, headers);
      expect(response.statusCode).toBe(403);
      expect(response.json().code).toBe('forbidden');
    }
    const own: Record<string, string>[] = [
      { origin: 'http://localhost:3000' },
      { referer: 'http://localhost:3000/login' },
    ];
    for (const headers of own)
      expect((await sendWithoutSite(name, headers)).statusCode).not.toBe(403);
  });

  test('is refused with the body type of a form or of another call, before it is read', async () => {
    const isPicture = bareRequest(name).headers['content-type'] !== 'application/json';
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'image/svg+xml',
      isPicture ? 'application/json' : 'image/png',
      '',
    ])
      expect((await send(name, { 'content-type': type })).statusCode).toBe(415);
  });

  test('cannot be called by GET, HEAD or an overriding header', async () => {
    const { method, url } = bareRequest(name);
    const [, path] = paths[name].split(' ');
    const twin = names.find((other) => paths[other] === `GET ${path}`);
    const ofTwin = twin && [calls[twin].auth === 'client' ? 401 : 404];
    for (const other of ['GET', 'HEAD'] as const) {
      const response = await api.inject({
        method: other,
        url,
        headers: { 'x-http-method-override': method },
      });
      expect(ofTwin ?? [404, 405]).toContain(response.statusCode);
      if (response.statusCode === 405) expect(response.headers.allow).toContain(method);
    }
  });
});

async function sendWithoutSite(name: CallName, headers: Record<string, string>) {
  const { method, url, payload, headers: own } = bareRequest(name);
  const jar = client.headers(method);
  delete jar['sec-fetch-site'];
  return api.app.inject({ method, url, payload, headers: { ...own, ...jar, ...headers } });
}

test('a guest has a token before signing in, unchanged while it is valid', async () => {
  const guest = new TestClient();
  await api.call('csrfCookie', {}, { as: guest });
  const anon = guest.cookies.get('anon');
  await api.call('csrfCookie', {}, { as: guest });
  expect(guest.cookies.get('anon')).toBe(anon);
  expect((await api.call('logout', {}, { as: guest })).status).toBe(204);
  expect(guest.cookies.get('anon')).not.toBe(anon);
});

test('a client whose token expired gets a new one for the same session', async () => {
  const tab = await api.signIn();
  tab.cookies.delete('XSRF-TOKEN');
  expect((await api.call('csrfCookie', {}, { as: tab })).status).toBe(204);
  expect(tab.cookies.has('anon')).toBe(false);
  expect((await api.call('logout', {}, { as: tab })).status).toBe(204);
});
