import { expect, test, vi } from 'vitest';
import { ApiHealth } from './api-health.ts';

test('an unreachable api is one line in the log, however many calls fail', () => {
  const say = vi.fn();
  const health = new ApiHealth(new URL('http://api.test:4000/v1'), say);
  for (let call = 0; call < 10; call++) health.failed();
  expect(say.mock.calls).toEqual([['The api at http://api.test:4000 does not respond.']]);
});
