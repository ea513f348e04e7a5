import { describe, expect, test } from 'vitest';
import { ContractClient, type RawResponse } from './contract-client.ts';
import { expectFieldRefusal, expectRefusal } from './refusal.ts';
import { target } from './target.ts';
import { guest, signedIn } from './visitors.ts';

const { email, password } = target;
/** Failed logins would use up a client's attempts. */
const stranger = `nobody-${Date.now()}@example.com`;

const secretsOf = ({ headers }: RawResponse) =>
  headers.getSetCookie().filter((line) => /;\s*httponly/i.test(line));

describe.skipIf(target.readOnly)('a session', () => {
  test('begins with a login that sets HttpOnly cookies and returns its user @S6-08 @S6-10 @S7-06 @S7-11', async () => {
    const client = await guest();
    const response = await client.call('login', { body: { from: 'client', email, password } });
    expect(response.status).toBe(200);
    expect(response.body.data.email).toBe(email);
    expect(secretsOf(response).length).toBeGreaterThan(0);
    const { id } = response.body.data;
    expect((await client.call('user')).body.data).toMatchObject({ id, email });
  });

  test('is refreshed with new cookies and continues; after the logout there is no client @S7-10', async () => {
    const client = await signedIn();
    const before = client.cookies();
    const refreshed = await client.call('refreshSession');
    expect(refreshed.status).toBe(204);
    expect(secretsOf(refreshed).length).toBeGreaterThan(0);
    expect(client.cookies()).not.toEqual(before);
    expect((await client.call('user')).status).toBe(200);

    expect((await client.call('logout')).status).toBe(204);
    expectRefusal(await client.call('user'), 'unauthenticated');
    expectRefusal(await client.call('refreshSession'), 'unauthenticated');
  });

  test('does not begin with a wrong password: 422 on email, the same as for an unknown e-mail', async () => {
    const client = await guest();
    const wrong = { from: 'client', email, password: `${password}-not` } as const;
    const refused = await client.call('login', { body: wrong });
    expectFieldRefusal(refused, 'email');
    const unknown = await client.call('login', { body: { ...wrong, email: stranger } });
    expect(unknown.body).toEqual(refused.body);
    expectRefusal(await client.call('user'), 'unauthenticated');
  });

  test.each([
    ['no e-mail', 'email', { from: 'client', email: '', password }],
    ['no password', 'password', { from: 'client', email: stranger, password: '' }],
    ['a malformed e-mail', 'email', { from: 'client', email: 'nobody', password }],
    ['another audience', 'from', { from: 'business', email: stranger, password }],
  ])('does not begin with %s: 422 on %s @S5-02 @S5-03 @S5-04', async (_what, field, body) => {
    expectFieldRefusal(await (await guest()).ask('login', { body }), field);
  });
});

describe('without a session', () => {
  test.each(['user', 'refreshSession'] as const)('%s is unauthenticated', async (name) => {
    expectRefusal(await (await guest()).call(name), 'unauthenticated');
    expectRefusal(await new ContractClient().call(name), 'unauthenticated');
  });

  test('a logout is harmless', async () => {
    expect((await (await guest()).call('logout')).status).toBe(204);
  });
});
