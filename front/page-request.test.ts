import { expect, test } from 'vitest';
import { hasReadableState, pageUrl } from './page-request.ts';

test.each([
  ['/?token=SECRET', '/'],
  ['/?dpl=SECRET&_rsc=SECRET', '/'],
  ['/locations/1/salon?services=1', '/locations/1/salon'],
  ['/nothing/here?', '/nothing/here'],
])('a cached page gets no query: %s', (url, pagePath) => {
  expect(pageUrl(url, {})).toBe(pagePath);
});

test.each(['/locations?search=tuns', '/locations/?page=2', '/locations/1/salon/booking?step=2'])(
  'a page rendered per request gets the whole URL: %s',
  (url) => expect(pageUrl(url, {})).toBe(url),
);

test('only the key of page data stays in the query', () => {
  const headers = { rsc: '1' };
  expect(pageUrl('/locations/1/salon?utm=x&_rsc=k3y', headers)).toBe('/locations/1/salon?_rsc=k3y');
  expect(pageUrl('/?utm=x', headers)).toBe('/');
});

test.each(['x', '%', '%5B%5D', '{}', '[1]'])('a state that Next cannot read: %s', (state) => {
  expect(hasReadableState({ 'next-router-state-tree': state })).toBe(false);
});

test('a valid router state, and none', () => {
  const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));
  expect(hasReadableState({ 'next-router-state-tree': state })).toBe(true);
  expect(hasReadableState({})).toBe(true);
});
