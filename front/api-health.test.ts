import { expect, test, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { ApiHealth, hearFailedPages } from './api-health.ts';

test('an unreachable api is one log line, however many pages fail', () => {
  const log = { error: vi.fn() };
  const { error: print } = log;
  const health = new ApiHealth(new URL('http://api.test:4000/v1'), (line) => print(line));
  hearFailedPages(health, log);
  for (let page = 0; page < 10; page++) log.error('⨯', new ApiError(0, 'network'));
  expect(print.mock.calls).toEqual([['The api at http://api.test:4000 does not respond.']]);
  expect(health.isAway).toBe(true);
});

test('the api counts as reachable after a later successful response', () => {
  const health = new ApiHealth(new URL('http://api.test'), () => {});
  health.failed();
  health.succeeded();
  expect(health.isAway).toBe(false);
});

test('a page that failed for another reason is logged as usual', () => {
  const log = { error: vi.fn() };
  const { error: print } = log;
  const health = new ApiHealth(new URL('http://api.test'), () => {});
  hearFailedPages(health, log);
  const errors = [new ApiError(500, 'server_error'), new TypeError('x is undefined')];
  for (const error of errors) log.error('⨯', error);
  expect(print.mock.calls).toEqual(errors.map((error) => ['⨯', error]));
  expect(health.isAway).toBe(false);
});
