import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SocialLoginBody } from '#contract/session.ts';
import { serve } from '#tests/http-server.ts';
import { startApple, type Apple } from '#server/testing/apple.ts';
import { makeUser } from '#server/testing/make-user.ts';
import { setUpApi } from '#server/testing/set-up-api.ts';
import { withoutSessions } from '#server/testing/make-session.ts';
import { linkIdentity } from './repository.ts';

const now = new Date('2026-11-20T08:00:00Z');

let apple: Apple;
beforeAll(async () => {
  apple = await startApple(now);
});
afterAll(() => apple.close());
const api = setUpApi(() => ({ now, env: apple.env }));

function person() {
  const sub = randomUUID();
  const email = `${sub}@example.ro`;
  return { sub, email, token: (claims = {}) => apple.sign({ sub, email, ...claims }) };
}

async function login(
  { sub, email }: { sub: string; email: string },
  token: string,
  changes: Partial<SocialLoginBody> = {},
  address = '198.51.100.7',
) {
  const visitor = await api.guest();
  const headers = { 'x-forwarded-for': address };
  const names = { first_name: 'Mara', last_name: 'Ionescu', avatar_fb_url: null };
  const claim = { social: 'apple', external_id: sub, token, email } as const;
  const body: SocialLoginBody = { ...names, ...claim, ...changes };
  return { ...(await api.call('loginSocial', { body }, { as: visitor, headers })), visitor };
}

const notLinked =
  'Nu există încă un cont Aproape legat de contul tău Apple. Creează unul în câțiva pași.';
const unverified =
  'Există deja un cont cu acest e-mail. Autentifică-te cu parola; dacă nu o știi, apasă „Ai uitat parola?”.';

test('an identity that belongs to an account signs it in @S6-12 @S7-09 @S3-23', async () => {
  const { id } = await makeUser(api.db);
  const mara = person();
  await linkIdentity(api.db, id, { network: 'apple', externalId: mara.sub });
  const { status, body, visitor } = await login(mara, await mara.token());
  expect([status, body.data.id]).toEqual([200, id]);
  expect((await api.call('user', {}, { as: visitor })).body.data.id).toBe(id);
});

test('a token is not spent by a sign-in that fails to begin a session', async () => {
  const { id } = await makeUser(api.db);
  const mara = person();
  await linkIdentity(api.db, id, { network: 'apple', externalId: mara.sub });
  const token = await mara.token();
  const failed = await withoutSessions(api.db, () => login(mara, token));
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect((await login(mara, token)).status).toBe(200);
  expect((await login(mara, token)).status).toBe(422);
});

test('an identity is linked to the account whose e-mail both sides have verified, and later needs no e-mail', async () => {
  const mara = person();
  const email = mara.email.toUpperCase();
  const { id } = await makeUser(api.db, { email, email_verified_at: now });
  expect((await login(mara, await mara.token())).body.data.id).toBe(id);
  const subjects = async () => (await api.messages(email)).map(({ subject }) => subject);
  expect(await subjects()).toEqual(['Poți intra în cont și cu Apple']);
  const later = await login(mara, await mara.token({ email: undefined }));
  expect(later.body.data.id).toBe(id);
  expect(await subjects()).toHaveLength(1);
});

test.each([
  ['that its owner never verified', false, {}, unverified],
  ['of which Apple did not verify the e-mail', true, { email_verified: false }, notLinked],
])('an account %s is not opened by its e-mail @S8-03', async (_what, isVerified, claims, words) => {
  const mara = person();
  await makeUser(api.db, { email: mara.email, email_verified_at: isVerified ? now : null });
  const { status, body, visitor } = await login(mara, await mara.token(claims));
  expect([status, body.errors]).toEqual([422, { social: [words] }]);
  expect((await api.call('user', {}, { as: visitor })).status).toBe(401);
});

test('the e-mail of the payload opens nothing', async () => {
  const [victim, attacker] = [person(), person()];
  await makeUser(api.db, { email: victim.email, email_verified_at: now });
  const { body } = await login(attacker, await attacker.token(), { email: victim.email });
  expect(body.errors).toEqual({ social: [notLinked] });
});

test('a token begins one session: a replay is refused', async () => {
  const { id } = await makeUser(api.db);
  const mara = person();
  await linkIdentity(api.db, id, { network: 'apple', externalId: mara.sub });
  const token = await mara.token();
  expect((await login(mara, token)).status).toBe(200);
  // The last character of a signature has unused bits, and padding is accepted.
  const base64url = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = base64url[base64url.indexOf(token.slice(-1)) + 1] ?? '';
  for (const again of [token, token.slice(0, -1) + last, `${token}==`]) {
    const replay = await login(mara, again);
    expect(replay.status).toBe(422);
    expect(Object.keys(replay.body.errors ?? {})).toEqual(['social']);
  }
});

test('forged tokens do not use up the attempts of an identity', async () => {
  const { id } = await makeUser(api.db);
  const mara = person();
  await linkIdentity(api.db, id, { network: 'apple', externalId: mara.sub });
  for (let host = 1; host <= 51; host += 1) {
    const forged = await login(mara, 'not.of.Apple', {}, `203.0.113.${host}`);
    expect(forged.status).toBe(422);
  }
  for (const nonce of ['1', '2'])
    expect((await login(mara, await mara.token({ nonce }))).status).toBe(200);
});

test('an identity has ten attempts at a remote address, and more at another', async () => {
  const mara = person();
  const attempt = async (address: string) =>
    (await login(mara, await mara.token(), {}, address)).status;
  const there = [];
  for (let nth = 1; nth <= 11; nth += 1) there.push(await attempt('192.0.2.1'));
  expect(there).toEqual([...Array<number>(10).fill(422), 429]);
  expect(await attempt('192.0.2.2')).toBe(422);
});

test('an identity that opens one account does not open another', async () => {
  const [one, other] = [await makeUser(api.db), await makeUser(api.db)];
  const identity = { network: 'apple', externalId: person().sub } as const;
  expect(await linkIdentity(api.db, one.id, identity)).toBe(true);
  expect(await linkIdentity(api.db, other.id, identity)).toBe(false);
});

test('a sign-in neither fetches nor stores the URL of a picture', async () => {
  let fetched = 0;
  const address = await serve((_request, response) => {
    fetched += 1;
    response.end();
  });
  const { id } = await makeUser(api.db);
  const mara = person();
  await linkIdentity(api.db, id, { network: 'apple', externalId: mara.sub });
  for (const avatar_fb_url of [
    `${address}/chip.png`,
    'file:///etc/passwd',
    'http://169.254.169.254/',
  ]) {
    const { status, body } = await login(mara, await mara.token({ nonce: avatar_fb_url }), {
      avatar_fb_url,
    });
    expect([status, body.data.avatar]).toEqual([200, null]);
  }
  expect(fetched).toBe(0);
});
