import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { readEnv, type Env } from '../env.ts';
import { verifyIdentity, type IdentityClaim } from './verify-identity.ts';

const now = new Date('2026-11-20T08:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);

let keys: { privateKey: CryptoKey; publicKey: CryptoKey };
let strangers: typeof keys;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  strangers = await generateKeyPair('RS256');
});

let isAway = false;
afterEach(() => {
  isAway = false;
});

/** Apple's keys, as Apple serves them. */
async function appleEnv(settings: Partial<Record<keyof Env, string>> = {}): Promise<Env> {
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const address = await serve((_request, response) => {
    if (isAway) return void response.writeHead(500).end();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  return readEnv({
    APPLE_CLIENT_ID: 'ro.aproape.web',
    APPLE_KEYS_URL: `${address}/keys`,
    ...settings,
  });
}

type Claims = Record<string, unknown>;
const rightClaims: Claims = {
  iss: 'https://appleid.apple.com',
  aud: 'ro.aproape.web',
  sub: '001234.abc',
  iat: seconds - 60,
  exp: seconds + 3600,
  email: 'mara@example.ro',
  email_verified: 'true',
};

function sign(claims: Claims = {}, { privateKey } = keys, header = {}): Promise<string> {
  return new SignJWT({ ...rightClaims, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one', ...header })
    .sign(privateKey);
}

const check = (env: Env, claim: Partial<IdentityClaim>) =>
  verifyIdentity(
    { env, now: () => now },
    { network: 'apple', token: '', externalId: '001234.abc', ...claim },
  );

describe('an identity token of Apple', () => {
  test('says who the visitor is, and the e-mail that Apple verified', async () => {
    expect(await check(await appleEnv(), { token: await sign() })).toEqual({
      network: 'apple',
      externalId: '001234.abc',
      verifiedEmail: 'mara@example.ro',
    });
  });

  test('with an e-mail that is not verified says none', async () => {
    const token = await sign({ email_verified: false });
    expect((await check(await appleEnv(), { token })).verifiedEmail).toBeNull();
  });

  test.each<[string, () => Promise<string>, Partial<IdentityClaim>?]>([
    ['for another app', () => sign({ aud: 'ro.altul.web' })],
    ['of another issuer', () => sign({ iss: 'https://evil.example' })],
    ['that has expired', () => sign({ exp: seconds - 120 })],
    ['that is older than ten minutes', () => sign({ iat: seconds - 720 })],
    ['that other keys signed', () => sign({}, strangers)],
    ['of an unknown key', () => sign({}, keys, { kid: 'two' })],
    ['without a person', () => sign({ sub: undefined })],
    ['that claims to need no signature', async () => `${unsigned()}.`],
    ['that is no token', async () => 'x.y.z'],
    ['of somebody else', () => sign({ sub: '009999.zzz' })],
  ])('%s is refused on its field @S8-04', async (_what, token) => {
    const env = await appleEnv();
    await expect(check(env, { token: await token() })).rejects.toMatchObject({
      code: 'validation_failed',
      errors: { token: ['Nu am putut verifica datele primite de la Apple. Încearcă din nou.'] },
    });
  });

  test('is not refused, but asked for later, while Apple is away @S8-04', async () => {
    const env = await appleEnv();
    isAway = true;
    await expect(check(env, { token: await sign() })).rejects.toMatchObject({
      errors: { token: ['Apple nu răspunde acum. Încearcă din nou peste câteva minute.'] },
    });
  });

  test('is worth nothing where Apple is not configured @S8-04', async () => {
    const env = await appleEnv({ APPLE_CLIENT_ID: '' });
    await expect(check(env, { token: await sign() })).rejects.toMatchObject({
      errors: { token: ['Autentificarea cu Apple nu este disponibilă momentan'] },
    });
  });
});

describe('an access token of Facebook', () => {
  async function facebook(answer: object, status = 200) {
    const requests: { url: string; authorization: string | undefined }[] = [];
    const address = await serve(({ url = '', headers }, response) => {
      requests.push({ url, authorization: headers.authorization });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
    const env = readEnv({
      FACEBOOK_APP_ID: '42',
      FACEBOOK_APP_SECRET: 'app-secret',
      FACEBOOK_GRAPH_URL: address,
    });
    const verify = () => check(env, { network: 'facebook', token: 'EAAB token', externalId: '77' });
    return { requests, verify };
  }

  test('is checked by the debug call, which alone says whose it is; its e-mail is not believed', async () => {
    const { requests, verify } = await facebook({
      data: { is_valid: true, app_id: '42', user_id: '77' },
    });
    expect(await verify()).toEqual({ network: 'facebook', externalId: '77', verifiedEmail: null });
    expect(requests).toEqual([
      { url: '/debug_token?input_token=EAAB+token', authorization: 'Bearer 42|app-secret' },
    ]);
  });

  test.each<[string, object, number?]>([
    ['not valid', { data: { is_valid: false, app_id: '42', user_id: '77' } }],
    ['for another app', { data: { is_valid: true, app_id: '43', user_id: '77' } }],
    ['of somebody else', { data: { is_valid: true, app_id: '42', user_id: '78' } }],
    ['unreadable', { error: { message: 'Invalid OAuth access token' } }, 400],
  ])('that is %s is refused @S8-03', async (_what, answer, status) => {
    const { verify } = await facebook(answer, status);
    await expect(verify()).rejects.toMatchObject({
      errors: { token: ['Nu am putut verifica datele primite de la Facebook. Încearcă din nou.'] },
    });
  });

  test('waits for Facebook to come back when it fails @S8-03', async () => {
    const { verify } = await facebook({}, 500);
    await expect(verify()).rejects.toMatchObject({
      errors: { token: ['Facebook nu răspunde acum. Încearcă din nou peste câteva minute.'] },
    });
  });

  test('an answer of another shape is Facebook being away', async () => {
    const { verify } = await facebook({ hello: true });
    await expect(verify()).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

/** A token whose header says that it is not signed. */
function unsigned(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(rightClaims)}`;
}
