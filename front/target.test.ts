import { expect, test } from 'vitest';
import { targetOf } from './target.ts';

test.each([
  ['GET', '/api/public/locations?page=2', 'api'],
  ['POST', '/auth/login', 'api'],
  ['GET', '/sanctum/csrf-cookie', 'api'],
  ['GET', '/livez', 'health'],
  ['HEAD', '/readyz', 'health'],
  ['GET', '/version', 'health'],
  ['POST', '/livez', 'pages'],
  ['GET', '/readyz?all=1', 'api'],
  ['PUT', '/setup-password', 'api'],
  ['GET', '/setup-password', 'pages'],
  ['GET', '/', 'pages'],
  ['GET', '/apicultura', 'pages'],
  ['GET', '/iasi/frizerie?x=%E0%A4%A', 'pages'],
])('%s %s goes to %s', (method, url, target) => {
  expect(targetOf(method, url)).toBe(target);
});

test.each([
  ['/%E0%A4%A', 'malformed'],
  ['/%2e%2e/api', 'malformed'],
  ['/api/../readyz', 'malformed-call'],
  ['/api/%2e%2e/readyz', 'malformed-call'],
  ['/api\\..\\readyz', 'malformed'],
  ['http://evil/', 'malformed'],
])('refuses %s, which two parsers could read differently', (url, target) => {
  expect(targetOf('GET', url)).toBe(target);
  expect(targetOf('POST', url)).toBe('malformed-call');
});
