import { expect, test } from 'vitest';
import { hasReadableState, plainPath, speltUrl, variantOf } from './page-request.ts';

test.each([
  ['/%69asi', '/iasi'],
  ['/locations/%32/salon', '/locations/2/salon'],
  ['/Ia%C8%99i', '/Ia%C8%99i'],
  ['/a%2fb', '/a%2Fb'],
  ['/', '/'],
  ['//x/', '//x/'],
])('%s is the path %s', (path, plain) => expect(plainPath(path)).toBe(plain));

test.each([
  [{}, 'html'],
  [{ rsc: '0' }, 'html'],
  [{ 'next-router-prefetch': '1' }, 'html'],
  [{ rsc: '1' }, 'data'],
  [{ rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': 'x' }, 'data'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/x' }, 'data'],
  [{ rsc: '1', 'next-router-segment-prefetch': '/_tree' }, 'tree'],
])('headers %j request %s', (headers, variant) => expect(variantOf(headers)).toBe(variant));

test.each(['x', '%', '%5B%5D', '{}', '[1]'])('a state that Next cannot read: %s', (state) => {
  expect(hasReadableState({ 'next-router-state-tree': state })).toBe(false);
});

test('Next can read a valid router state, and a request without one', () => {
  const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
  expect(hasReadableState({ 'next-router-state-tree': state })).toBe(true);
  expect(hasReadableState({})).toBe(true);
});

test.each([
  ['/Faq', '/faq'],
  ['/Account/profile', '/account/profile'],
  ['/Business/', '/business/'],
  ['/LOCATIONS?search_term=Tuns', '/locations?search_term=Tuns'],
  ['/Locations/140/Salon', '/locations/140/Salon'],
  ['/faq', null],
  ['/faq/Faq', null],
  ['/Iasi', null],
  ['/Dev/mailbox', '/dev/mailbox'],
  ['/', null],
  ['//Faq', null],
])('%s has the corrected URL %s', (url, spelt) => {
  expect(speltUrl(url)).toBe(spelt);
});
