import { describe, expect, test } from 'vitest';
import { codeOf } from '../messages/code-of.ts';
import type { ChallengePurpose } from '../db/schema-users.ts';
import { makeUser } from '../testing/make-user.ts';
import { setUpApi } from '../testing/set-up-api.ts';
import type { SignedInClient } from '../testing/test-client.ts';

const api = setUpApi();

const password = 'o parolă bună';
const fieldsOf = ({ status, body }: { status: number; body: { errors?: object } }) => [
  status,
  Object.keys(body.errors ?? {}),
];

let nth = 0;
const newEmail = () => `Noua-${++nth}@Example.ro`;
const newPhone = () => `+4072300${String(++nth).padStart(4, '0')}`;

function codeOfToken(purpose: ChallengePurpose, contact: string, token: string): string {
  return codeOf(api.env, { id: token, purpose, contact });
}

async function begin(client: SignedInClient, email: string, proof: object = {}) {
  const body = { email, password, ...proof };
  return api.call('changeEmail', { body }, { as: client });
}

async function changeEmail(client: SignedInClient, email: string) {
  const { token } = (await begin(client, email)).body;
  const confirmation_code = codeOfToken('change-email', email.toLowerCase(), token);
  return api.call('confirmEmail', { body: { email, token, confirmation_code } }, { as: client });
}

const emailOf = async (as: SignedInClient) => (await api.call('user', {}, { as })).body.data.email;

describe('another e-mail', () => {
  test('is set once its code is verified, and other sessions end @S7-22 @S7-23', async () => {
    const client = await api.signIn({ password });
    const phone = await api.signIn({ id: client.user.id });
    const thief = client.copy();
    const email = newEmail();
    const begun = await begin(client, email);
    expect([begun.status, begun.body.seconds]).toEqual([200, 60]);
    expect(await emailOf(client)).toBe(client.user.email);

    const { token } = begun.body;
    const confirmation_code = codeOfToken('change-email', email.toLowerCase(), token);
    const body = { email, token, confirmation_code };
    const { status, body: response } = await api.call('confirmEmail', { body }, { as: client });
    expect([status, response.data.email]).toEqual([200, email]);
    expect(await emailOf(client)).toBe(email);
    for (const as of [phone, thief]) expect((await api.call('user', {}, { as })).status).toBe(401);
    const login = { from: 'client', email: email.toUpperCase(), password } as const;
    expect((await api.call('login', { body: login })).status).toBe(200);
    const row = await api.db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', client.user.id)
      .executeTakeFirstOrThrow();
    expect(row.email_verified_at).toEqual(api.clock.now());
    expect(fieldsOf(await api.call('confirmEmail', { body }, { as: client }))).toEqual([
      422,
      ['confirmation_code'],
    ]);
  });

  test.each([
    ['a wrong password', { password: 'ghicită' }, 'password'],
    ['no password', { password: undefined }, 'password'],
  ])('does not begin with %s', async (_what, proof, field) => {
    const client = await api.signIn({ password });
    expect(fieldsOf(await begin(client, newEmail(), proof))).toEqual([422, [field]]);
    const challenges = api.db.selectFrom('challenges').where('user_id', '=', client.user.id);
    expect(await challenges.selectAll().execute()).toEqual([]);
  });

  test('must differ from the current one, and gets a code at most once a minute', async () => {
    const client = await api.signIn({ password });
    expect(fieldsOf(await begin(client, client.user.email.toUpperCase()))).toEqual([
      422,
      ['email'],
    ]);
    const email = newEmail();
    await begin(client, email);
    api.clock.advance(20);
    const again = await begin(client, email);
    expect([...fieldsOf(again), again.body.seconds]).toEqual([422, ['email'], 40]);
  });

  test('of another account is refused only after its code is verified: 422 on email', async () => {
    const client = await api.signIn({ password });
    const { email } = await makeUser(api.db);
    const refused = await changeEmail(client, email);
    expect(fieldsOf(refused)).toEqual([422, ['email']]);
    expect(await emailOf(client)).toBe(client.user.email);
  });

  test('is not confirmed with a code of another purpose or client', async () => {
    const [client, other] = [await api.signIn({ password }), await api.signIn({ password })];
    const email = newEmail();
    const { token } = (await begin(client, email)).body;
    const right = codeOfToken('change-email', email.toLowerCase(), token);
    const theirs = newEmail();
    const tries: [SignedInClient, object][] = [
      [client, { email, token, confirmation_code: right === '000000' ? '000001' : '000000' }],
      [client, { email: theirs, token, confirmation_code: right }],
      [client, { email, token: crypto.randomUUID(), confirmation_code: right }],
      [other, { email, token, confirmation_code: right }],
    ];
    const refusals = [];
    for (const [as, body] of tries)
      refusals.push((await api.call('confirmEmail', { body: body as never }, { as })).body);
    const [first] = refusals;
    expect(first?.errors).toHaveProperty('confirmation_code');
    for (const refusal of refusals) expect(refusal).toEqual(first);
    expect(await emailOf(other)).toBe(other.user.email);

    const body = { email, token, confirmation_code: right };
    expect((await api.call('confirmEmail', { body }, { as: client })).status).toBe(200);
  });
});

test('another phone is set once the code of its SMS is verified @S7-24 @S7-25', async () => {
  const client = await api.signIn({ password, phone: newPhone() });
  const twin = await api.signIn({ id: client.user.id });
  const phone = newPhone();
  const written = phone.replace('+40', '0');
  const begun = await api.call(
    'changePhone',
    { body: { phone: written, password } },
    { as: client },
  );
  const { token } = begun.body;
  const confirmation_code = codeOfToken('change-phone', phone, token);
  const { status, body } = await api.call(
    'confirmPhone',
    { body: { phone: written, token, confirmation_code } },
    { as: client },
  );
  expect([status, body.data.phone]).toEqual([200, phone]);
  expect((await api.call('user', {}, { as: twin })).status).toBe(401);
});

test('the phone of another account is refused only after its code is verified: 422 on phone', async () => {
  const phone = newPhone();
  const [client] = [await api.signIn({ password }), await makeUser(api.db, { phone })];
  const begin = { phone, password };
  const { token } = (await api.call('changePhone', { body: begin }, { as: client })).body;
  const confirmation_code = codeOfToken('change-phone', phone, token);
  const body = { phone, token, confirmation_code };
  const refused = await api.call('confirmPhone', { body }, { as: client });
  expect(fieldsOf(refused)).toEqual([422, ['phone']]);
});

describe('a client without password', () => {
  async function securityCode(client: SignedInClient, contact: string) {
    const { status, body } = await api.call('sendSecurityCode', {}, { as: client });
    expect(status).toBe(200);
    return { token: body.token, confirmation_code: codeOfToken('security', contact, body.token) };
  }

  test.each([
    ['phone', true],
    ['e-mail, where there is no phone', false],
  ])('proves their identity by a code to the %s, for ten minutes', async (_what, hasPhone) => {
    const phone = hasPhone ? newPhone() : null;
    const client = await api.signIn({ phone });
    expect(fieldsOf(await begin(client, newEmail()))).toEqual([422, ['confirmation_code']]);
    const proof = await securityCode(client, phone ?? client.user.email);
    expect((await begin(client, newEmail(), proof)).status).toBe(200);
    api.clock.advance(9 * 60);
    const email = newEmail();
    const { status, body } = await begin(client, email, proof);
    expect(status).toBe(200);
    api.clock.advance(61);
    expect(fieldsOf(await begin(client, newEmail(), proof))).toEqual([422, ['confirmation_code']]);
    const code = codeOfToken('change-email', email.toLowerCase(), body.token);
    const confirmation = { email, token: body.token, confirmation_code: code };
    const confirmed = await api.call('confirmEmail', { body: confirmation }, { as: client });
    expect(confirmed.status).toBe(200);
  });

  test('needs another code after a change with the first one', async () => {
    const client = await api.signIn();
    const proof = await securityCode(client, client.user.email);
    const email = newEmail();
    const { token } = (await begin(client, email, proof)).body;
    const confirmation_code = codeOfToken('change-email', email.toLowerCase(), token);
    const body = { email, token, confirmation_code };
    expect((await api.call('confirmEmail', { body }, { as: client })).status).toBe(200);
    expect(fieldsOf(await begin(client, newEmail(), proof))).toEqual([422, ['confirmation_code']]);
  });

  test('keeps the code while the new contact has to wait', async () => {
    const [client, other] = [await api.signIn(), await api.signIn({ password })];
    const email = newEmail();
    await begin(other, email);
    const proof = await securityCode(client, client.user.email);
    expect(fieldsOf(await begin(client, email, proof))).toEqual([422, ['email']]);
    api.clock.advance(61);
    expect((await begin(client, email, proof)).status).toBe(200);
  });

  test('gets a security code, unlike a client with a password', async () => {
    const client = await api.signIn({ password });
    expect(fieldsOf(await api.call('sendSecurityCode', {}, { as: client }))).toEqual([
      422,
      ['password'],
    ]);
  });
});
