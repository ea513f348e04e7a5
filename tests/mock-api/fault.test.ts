import { expect, test } from 'vitest';
import type { CallRequest } from '#tests/msw/mock-call.ts';
import { everySecond, refuse, times, type Fault } from './fault.ts';

const request: CallRequest = {
  params: {},
  query: new URLSearchParams(),
  headers: new Headers(),
  body: undefined,
  path: '/',
};

/** The statuses of four requests, 200 where the call answers as usual. */
async function statuses(fault: Fault): Promise<number[]> {
  const found: number[] = [];
  for (let asked = 0; asked < 4; asked += 1) {
    const answer = await fault(() => Promise.resolve(new Response()), request);
    found.push(answer.status);
  }
  return found;
}

test('a fault of some times is over after them', async () => {
  expect(await statuses(times(2, refuse('unavailable')))).toEqual([503, 503, 200, 200]);
});

test('a fault of every second request begins with the second', async () => {
  expect(await statuses(everySecond(refuse('server_error')))).toEqual([200, 500, 200, 500]);
});

test('a refusal is in the shape of spec section 8', async () => {
  const answer = await refuse('too_many_attempts', { seconds: 90 })(
    () => Promise.reject(new Error('not asked')),
    request,
  );
  expect(await answer.json()).toEqual({
    message: 'too_many_attempts',
    errors: {},
    code: 'too_many_attempts',
    seconds: 90,
  });
});
