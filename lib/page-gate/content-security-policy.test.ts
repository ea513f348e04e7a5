import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

type Options = Parameters<typeof contentSecurityPolicy>[1];

const policyOf = (nonce: string | null, options: Partial<Options> = {}) =>
  contentSecurityPolicy(nonce, { dev: false, services: {}, scripts: [], ...options });

test('with a nonce, the only other inline script allowed is the one of every page', () => {
  const policy = policyOf('abc');
  expect(policy).toMatch(/script-src 'self' 'nonce-abc' 'strict-dynamic' 'sha256-[^' ]{44}';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('nothing is evaluated, framed or loaded from elsewhere on a cached page', () => {
  const policy = policyOf(null);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('http');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test.each([
  ['captchaSiteKey', 'https://www.google.com/recaptcha/'],
  ['appleClientId', 'https://appleid.apple.com'],
  ['facebookAppId', 'https://connect.facebook.net'],
  ['googleMapsKey', 'https://maps.googleapis.com'],
])('hosts of %s may load and be framed only if it is configured', (name, host) => {
  for (const nonce of ['abc', null]) {
    const policy = policyOf(nonce, { services: { [name]: 'x' } });
    for (const part of ['script-src', 'connect-src', 'frame-src'])
      expect(policy.split('; ').find((line) => line.startsWith(`${part} `))).toContain(host);
    expect(policyOf(nonce, { services: { [name]: null } })).not.toContain('http');
  }
});

test('optional scripts may load from their origins and report there', () => {
  const policy = policyOf('abc', { scripts: ['https://stats.example/a.js', undefined] });
  for (const part of ['script-src', 'img-src', 'connect-src'])
    expect(policy.split('; ').find((line) => line.startsWith(`${part} `))).toMatch(
      / https:\/\/stats\.example$/,
    );
  expect(policy).toContain("frame-src 'none'");
});

test('maps may load pictures and fonts, but not use eval', () => {
  const policy = policyOf('abc', { services: { googleMapsKey: 'x' } });
  expect(policy).toMatch(/img-src[^;]* https:\/\/\*\.googleapis\.com/);
  expect(policy).toMatch(/font-src 'self' https:\/\/fonts\.gstatic\.com;/);
  expect(policy).not.toContain('unsafe-eval');
});
