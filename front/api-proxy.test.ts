import { once } from 'node:events';
import http, { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { errorSentences } from '#contract/error.ts';
import { listen, serve } from '#tests/http-server.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { limits } from './limits.ts';
import { emptyPage, startFront } from './start-front.testing.ts';

function startProxy(API_URL: string, env: Record<string, string> = {}): Promise<string> {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  return startFront(emptyPage, { API_URL, ...env });
}

test('the URL of the api is read at start: one build serves any @S7-01', async () => {
  const one = await startProxy(await serve((_request, response) => response.end('one')));
  const two = await startProxy(await serve((_request, response) => response.end('two')));
  expect(await (await fetch(`${one}/api/x`)).text()).toBe('one');
  expect(await (await fetch(`${two}/api/x`)).text()).toBe('two');
});

test("a path in the api's URL prefixes every call", async () => {
  const api = await serve((request, response) => response.end(request.url));
  const origin = await startProxy(`${api}/v1`);
  expect(await (await fetch(`${origin}/api/x?categories[]=1`)).text()).toBe(
    '/v1/api/x?categories[]=1',
  );
});

test('status, cookies and Retry-After pass unchanged', async () => {
  const origin = await startProxy(
    await serve((_request, response) => {
      response.writeHead(419, { 'set-cookie': ['a=1; Path=/', 'b=2'], 'retry-after': '7' });
      response.end('{}');
    }),
  );
  const response = await fetch(`${origin}/auth/login`, { method: 'POST' });
  expect(response.status).toBe(419);
  expect(response.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  expect(response.headers.get('retry-after')).toBe('7');
});

test('slow uploads occupy only the slots of uploads', async () => {
  const api = await serve((_request, response) => response.end('here'));
  const origin = await startProxy(api, { LIMIT_FACTOR: '1000' });
  const upload = () => {
    const request = http.request(`${origin}/api/account/avatar`, { method: 'POST' });
    request.on('error', () => {});
    request.flushHeaders();
    onTestFinished(() => void request.destroy());
    return request;
  };
  const open = Array.from({ length: 32 }, upload);
  await Promise.all(open.map((request) => once(request, 'socket')));
  await expect
    .poll(async () => (await fetch(`${origin}/api/account/avatar`, { method: 'POST' })).status)
    .toBe(503);
  expect(await (await fetch(`${origin}/api/x`)).text()).toBe('here');
});

test('a response streams: its start arrives before its end is written', async () => {
  let finish = () => {};
  const origin = await startProxy(
    await serve((_request, response) => {
      response.write('first ');
      finish = () => response.end('last');
    }),
  );
  const response = await fetch(`${origin}/api/stream`);
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('first ');
  finish();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('last');
});

test('a body reaches the api completely', async () => {
  const origin = await startProxy(
    await serve(async (request, response) => {
      response.end(String((await text(request)).length));
    }),
  );
  const response = await fetch(`${origin}/api/account/avatar`, {
    method: 'POST',
    body: 'x'.repeat(2_000_000),
  });
  expect(await response.text()).toBe('2000000');
});

test('a chunked body reaches the api completely', async () => {
  const origin = await startProxy(
    await serve(async (request, response) => void response.end(await text(request))),
  );
  const lines = ['POST /auth/login HTTP/1.1', 'Transfer-Encoding: chunked'];
  expect(await rawRequest(origin, lines, '5\r\nhello\r\n0\r\n\r\n')).toMatch(/hello/);
});

test('a request inside a body stays a body; a request with two lengths is refused', async () => {
  const requests: string[] = [];
  const origin = await startProxy(
    await serve(async (request, response) => {
      requests.push(`${request.method} ${request.url} ${await text(request)}`);
      response.end('{}');
    }),
  );
  const inner = 'DELETE /api/account HTTP/1.1\r\nHost: x\r\n\r\n';
  const chunks = `${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
  const chunked = 'Transfer-Encoding: chunked';
  for (const method of ['DELETE', 'OPTIONS'])
    await rawRequest(origin, [`${method} /api/x HTTP/1.1`, chunked], chunks);
  expect(requests).toEqual([`DELETE /api/x ${inner}`, `OPTIONS /api/x ${inner}`]);

  const twice = ['POST /api/x HTTP/1.1', 'Content-Length: 4', chunked];
  expect(await rawRequest(origin, twice, chunks)).toMatch(/^HTTP\/1.1 400 /);
  expect(requests).toHaveLength(2);
});

test('a persistent connection ends with a response, never with a refusal', async () => {
  const origin = await startProxy(await serve((_request, response) => response.end('{}')));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const statuses = new Set<number | undefined>();
  for (let call = 0; call < 1001; call++) {
    const [response] = (await once(get(`${origin}/api/user`, { agent }), 'response')) as [
      IncomingMessage,
    ];
    statuses.add(response.statusCode);
    await text(response);
  }
  expect([...statuses]).toEqual([200]);
});

test('keep-alive is decided by this server, not by the api', async () => {
  const origin = await startProxy(await serve((_request, response) => response.end('{}')));
  expect(await rawRequest(origin, ['GET /api/user HTTP/1.1'])).toMatch(/^connection: close/im);
});

test('an idle connection is closed by this server before the api closes it', async () => {
  const api = http.createServer((_request, response) => response.end());
  api.keepAliveTimeout = 2_000;
  const closedBy = new Promise((resolve) => {
    api.once('connection', (socket) => {
      socket.once('end', () => resolve('this server'));
      socket.once('close', () => resolve('the api'));
    });
  });
  await fetch(`${await startProxy(await listen(api))}/api/x`);
  expect(await closedBy).toBe('this server');
});

test('a call above the concurrency limit is refused at once', async () => {
  const api = await serve(() => {});
  vi.spyOn(limits, 'callsAtOnce', 'get').mockReturnValue(2);
  const origin = await startProxy(api, { API_TIMEOUT: '60' });
  const leave = new AbortController();
  const calls = [1, 2, 3].map(() => fetch(`${origin}/api/x`, { signal: leave.signal }));
  const refused = await Promise.race(calls);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  leave.abort();
  await Promise.allSettled(calls);
});

test('an unreachable api is 503 in the error format of the api', async () => {
  const origin = await startProxy('http://127.0.0.1:9');
  const response = await fetch(`${origin}/api/user`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.json()).toEqual({
    message: errorSentences.unavailable,
    errors: {},
    code: 'unavailable',
  });
});

test('a client that disconnects aborts its call at the api', async () => {
  const controller = new AbortController();
  let left: Promise<unknown[]> | undefined;
  const origin = await startProxy(
    await serve((_request, response) => {
      left = once(response, 'close');
      controller.abort();
    }),
  );
  await fetch(`${origin}/api/slow`, { signal: controller.signal }).catch(() => {});
  await left;
  expect(left).toBeDefined();
});

test('a body with too large a declared length is refused before it is read', async () => {
  const origin = await startProxy('http://127.0.0.1:9');
  const lines = ['POST /api/bookings HTTP/1.1', 'Content-Length: 102401'];
  expect(await rawRequest(origin, lines)).toMatch(/^HTTP\/1.1 413 [\s\S]*payload_too_large/);
});

test('an oversized picture is refused with a message about pictures', async () => {
  const origin = await startProxy('http://127.0.0.1:9');
  const lines = ['POST /api/account/avatar HTTP/1.1', 'Content-Length: 5242881'];
  expect(await rawRequest(origin, lines)).toMatch(
    /^HTTP\/1.1 413 [\s\S]*"errors":{"avatar":\["Fotografia este prea mare/,
  );
});

test('a body without a length is cut off at the limit', async () => {
  const origin = await startProxy(await serve((request) => void text(request).catch(() => {})));
  const lines = ['POST /api/bookings HTTP/1.1', 'Transfer-Encoding: chunked'];
  const chunk = `19001\r\n${'x'.repeat(0x19001)}\r\n`;
  expect(await rawRequest(origin, lines, chunk)).toMatch(/^HTTP\/1.1 413 /);
});

test('an unreachable api is one line in the log, however many calls fail', async () => {
  const origin = await startProxy('http://127.0.0.1:9/v1');
  for (let call = 0; call < 3; call++) await fetch(`${origin}/api/user`);
  const line = 'The api at http://127.0.0.1:9 does not respond.';
  expect(vi.mocked(console.error).mock.calls).toEqual([[line]]);
});
