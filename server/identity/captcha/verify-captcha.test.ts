import { expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { readEnv } from '#server/deps.ts';
import { requireCaptcha, verifyCaptcha } from './verify-captcha.ts';

const right = { success: true, score: 0.9, action: 'login', hostname: 'localhost' };
const input = { token: 'a-token', action: 'login', ip: '203.0.113.7' } as const;

async function provider(payload: unknown, status = 200) {
  const bodies: string[] = [];
  const address = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    bodies.push(body);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
  });
  return {
    env: readEnv({ CAPTCHA: 'on', CAPTCHA_SECRET: 'the-secret', CAPTCHA_URL: address }),
    bodies,
  };
}

const refused = { code: 'validation_failed', errors: { captcha_token: [expect.any(String)] } };

test('a token that the service confirms passes; the service gets secret, token and remote address', async () => {
  const { env, bodies } = await provider(right);
  expect(await verifyCaptcha({ env }, input)).toBe('passed');
  expect(bodies).toEqual(['secret=the-secret&response=a-token&remoteip=203.0.113.7']);
});

test.each([
  [
    'that is invalid or was used before',
    { success: false, 'error-codes': ['timeout-or-duplicate'] },
  ],
  ['for another action', { ...right, action: 'register' }],
  ['of another site', { ...right, hostname: 'evil.example' }],
  ['with a low score', { ...right, score: 0.1 }],
  ['without a score', { ...right, score: undefined }],
])('a token %s is refused on captcha_token', async (_what, payload) => {
  const { env } = await provider(payload);
  await expect(verifyCaptcha({ env }, input)).rejects.toMatchObject(refused);
});

test('a missing token is refused without a request to the service', async () => {
  const { env, bodies } = await provider(right);
  await expect(verifyCaptcha({ env }, { ...input, token: undefined })).rejects.toMatchObject(
    refused,
  );
  expect(bodies).toEqual([]);
});

test.each([
  ['fails', right, 500],
  ['returns nonsense', 'maintenance', 200],
])(
  'if the service %s, verifyCaptcha leaves the decision to the caller, and requireCaptcha refuses',
  async (_how, payload, status) => {
    const { env } = await provider(payload, status);
    expect(await verifyCaptcha({ env }, input)).toBe('unchecked');
    await expect(requireCaptcha({ env }, input)).rejects.toMatchObject(refused);
  },
);

test('without a secret there is no captcha', async () => {
  const env = readEnv({});
  expect(await verifyCaptcha({ env }, { ...input, token: undefined })).toBe('off');
  await expect(requireCaptcha({ env }, { ...input, token: undefined })).resolves.toBeUndefined();
});
