import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, expect, test, vi } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { emptyPage, startFront } from './start-front.testing.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

test('an api that does not respond in time is 504', async () => {
  const origin = await startFront(emptyPage, {
    API_URL: await serve(() => {}),
    API_TIMEOUT: '0.05',
  });
  const response = await fetch(`${origin}/api/user`);
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
});

test('a pausing body extends the timeout, an api that is silent after it does not', async () => {
  const limited = vi.spyOn(Socket.prototype, 'setTimeout');
  const timeOut = () =>
    limited.mock.calls.forEach(([ms], nth) => {
      if (ms === 47_000) (limited.mock.contexts[nth] as Socket).emit('timeout');
    });
  let arrived = '';
  let isWhole = false;
  let isSilent = false;
  const api = await serve(async (request, response) => {
    [arrived, isWhole] = ['', false];
    for await (const part of request) arrived += part;
    isWhole = true;
    if (!isSilent) response.end();
  });
  const origin = await startFront(emptyPage, { API_URL: api, API_TIMEOUT: '47' });
  for (const status of [200, 504]) {
    isSilent = status === 504;
    const upload = http.request(`${origin}/api/account/avatar`, { method: 'POST' });
    for (const part of ['first ', 'second ']) {
      upload.write(part);
      await expect.poll(() => arrived).toMatch(new RegExp(`${part}$`));
      timeOut();
    }
    upload.end('last');
    const responded = once(upload, 'response');
    if (isSilent) {
      await expect.poll(() => isWhole).toBe(true);
      timeOut();
    }
    const [response] = (await responded) as [IncomingMessage];
    expect(response.statusCode).toBe(status);
    response.resume();
    expect(arrived).toBe('first second last');
  }
});
