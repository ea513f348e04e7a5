import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { readEnv, type Env } from '#server/deps.ts';
import { startApple, type Apple } from '#server/testing/apple.ts';
import { verifyIdentity, type IdentityClaim } from './verify-identity.ts';

const now = new Date('2026-11-20T08:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);

let apple: Apple;
beforeAll(async () => {
  apple = await startApple(now);
});
afterAll(() => apple.close());

const check = (env: Env, claim: Partial<IdentityClaim>) =>
  verifyIdentity(
    { env, now: () => now },
    { network: 'apple', token: '', externalId: '001234.abc', ...claim },
  );

describe('an identity token of Apple', () => {
  test('identifies the visitor, with the e-mail that Apple verified', async () => {
    expect(await check(readEnv(apple.env), { token: await apple.sign() })).toEqual({
      network: 'apple',
      externalId: '001234.abc',
      verifiedEmail: 'mara@example.ro',
    });
  });

  test('has no e-mail if it is not verified', async () => {
    const token = await apple.sign({ email_verified: false });
    expect((await check(readEnv(apple.env), { token })).verifiedEmail).toBeNull();
  });

  test.each<[string, (apple: Apple) => Promise<string>]>([
    ['for another app', ({ sign }) => sign({ aud: 'ro.altul.web' })],
    ['of another issuer', ({ sign }) => sign({ iss: 'https://evil.example' })],
    ['that has expired', ({ sign }) => sign({ exp: seconds - 120 })],
    ['that is older than ten minutes', ({ sign }) => sign({ iat: seconds - 720 })],
    ['that other keys signed', async ({ sign }) => sign({}, await generateKeyPair('RS256'))],
    ['of an unknown key', ({ sign }) => sign({}, undefined, 'two')],
    ['without a person', ({ sign }) => sign({ sub: undefined })],
    ['that claims to need no signature', async ({ sign }) => unsigned(await sign())],
    ['that is no token', async () => 'x.y.z'],
    ['of another person', ({ sign }) => sign({ sub: '009999.zzz' })],
  ])('%s is refused on its field @S8-04', async (_what, tokenOf) => {
    await expect(check(readEnv(apple.env), { token: await tokenOf(apple) })).rejects.toMatchObject({
      code: 'validation_failed',
      errors: { token: ['Nu am putut verifica datele primite de la Apple. Încearcă din nou.'] },
    });
  });

  test('is a retryable failure while Apple is unavailable @S8-04', async () => {
    const another = await startApple(now);
    another.setAway();
    const payload = check(readEnv(another.env), { token: await another.sign() });
    await expect(payload).rejects.toMatchObject({
      errors: { token: ['Apple nu răspunde acum. Încearcă din nou peste câteva minute.'] },
    });
    another.close();
  });

  test('is refused if Apple is not configured @S8-04', async () => {
    await expect(check(readEnv({}), { token: await apple.sign() })).rejects.toMatchObject({
      errors: { token: ['Autentificarea cu Apple nu este disponibilă momentan.'] },
    });
  });
});

describe('an access token of Facebook', () => {
  const expires_at = seconds + 3600;

  async function facebook(payload: object, status = 200) {
    const requests: { url: string; authorization: string | undefined }[] = [];
    const address = await serve(({ url = '', headers }, response) => {
      requests.push({ url, authorization: headers.authorization });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(payload));
    });
    const env = readEnv({
      FACEBOOK_APP_ID: '42',
      FACEBOOK_APP_SECRET: 'app-secret',
      FACEBOOK_GRAPH_URL: address,
    });
    const verify = () => check(env, { network: 'facebook', token: 'EAAB token', externalId: '77' });
    return { requests, verify };
  }

  test('is checked by the debug call, which alone identifies the user; its e-mail is not trusted', async () => {
    const { requests, verify } = await facebook({
      data: { is_valid: true, app_id: '42', user_id: '77', expires_at },
    });
    expect(await verify()).toEqual({ network: 'facebook', externalId: '77', verifiedEmail: null });
    expect(requests).toEqual([
      { url: '/debug_token?input_token=EAAB+token', authorization: 'Bearer 42|app-secret' },
    ]);
  });

  test.each<[string, object, number?]>([
    ['not valid', { data: { is_valid: false, app_id: '42', user_id: '77' } }],
    ['for another app', { data: { is_valid: true, app_id: '43', user_id: '77', expires_at } }],
    ['of another person', { data: { is_valid: true, app_id: '42', user_id: '78', expires_at } }],
    ['without an end', { data: { is_valid: true, app_id: '42', user_id: '77', expires_at: 0 } }],
    [
      'over',
      { data: { is_valid: true, app_id: '42', user_id: '77', expires_at: expires_at - 7200 } },
    ],
    [
      'good for longer than used ones are remembered',
      {
        data: { is_valid: true, app_id: '42', user_id: '77', expires_at: expires_at + 60 * 86_400 },
      },
    ],
    ['unreadable', { error: { message: 'Invalid OAuth access token' } }, 400],
  ])('that is %s is refused @S8-03', async (_what, payload, status) => {
    const { verify } = await facebook(payload, status);
    await expect(verify()).rejects.toMatchObject({
      errors: { token: ['Nu am putut verifica datele primite de la Facebook. Încearcă din nou.'] },
    });
  });

  test.each([
    ['fails', 500],
    ['limits the app', 429],
    ["refuses the app's secret", 401],
  ])('is a retryable failure while Facebook %s @S8-03', async (_what, status) => {
    const { verify } = await facebook({}, status);
    await expect(verify()).rejects.toMatchObject({
      errors: { token: ['Facebook nu răspunde acum. Încearcă din nou peste câteva minute.'] },
    });
  });

  test('an unknown response of Facebook counts as unavailable', async () => {
    const { verify } = await facebook({ hello: true });
    await expect(verify()).rejects.toMatchObject({ code: 'validation_failed' });
  });
});

function unsigned(token: string): string {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  return `${header}.${token.split('.')[1]}.`;
}
