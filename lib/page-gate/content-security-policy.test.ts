import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

test('with a nonce no other inline script runs but the one that is in every page', () => {
  const policy = contentSecurityPolicy('abc');
  expect(policy).toMatch(/script-src 'self' 'nonce-abc' 'strict-dynamic' 'sha256-[^' ]{44}';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('nothing is evaluated, framed or loaded from elsewhere on a cached page', () => {
  const policy = contentSecurityPolicy(null);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).not.toContain('http');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('the captcha may come and stand in a frame only where it is on', () => {
  for (const nonce of ['abc', null]) {
    const policy = contentSecurityPolicy(nonce, { captcha: true });
    for (const part of ['script-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${part} [^;]*https://www.google.com/recaptcha/`));
    expect(contentSecurityPolicy(nonce)).not.toContain('google');
  }
});
