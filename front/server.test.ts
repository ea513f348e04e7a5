import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen, serve } from '#tests/http-server.ts';
import { rawRequest } from '#tests/raw-request.ts';
import { createFront } from './server.ts';
import { productionEnv } from '#tests/factories/production-env.ts';
import { readFrontSettings } from './settings.ts';
import { startFront } from './start-front.testing.ts';

const echo: RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
};

async function startWeb(env: Record<string, string> = {}) {
  const seen: IncomingMessage[] = [];
  const handle: RequestListener = (request, response) => {
    seen.push(request);
    response.end('a page');
  };
  return { seen, origin: await startFront(handle, env) };
}

const forged = {
  'X-Forwarded-For': '1.2.3.4',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'evil.test',
  Forwarded: 'for=1.2.3.4',
  'X-Real-IP': '1.2.3.4',
  'X-Middleware-Subrequest': 'proxy',
  'X-Nonce': 'forged',
  'X-User-Id': '7',
  'Next-Resume': '1',
  'Content-Security-Policy': "script-src 'nonce-forged'",
};

test('the api gets the real remote address, never a forged one', async () => {
  const { origin } = await startWeb({ API_URL: await serve(echo) });
  const response = await fetch(`${origin}/api/user`, { headers: forged });
  const { headers } = (await response.json()) as { headers: Record<string, string> };
  expect(headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': new URL(origin).host,
  });
  expect(Object.values(headers).join()).not.toMatch(/1\.2\.3\.4|evil|forged|proxy/);
});

test('pages get the same clean headers', async () => {
  const { origin, seen } = await startWeb();
  await fetch(`${origin}/login`, { headers: forged });
  expect(seen[0]?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  expect(seen[0]?.headers).not.toHaveProperty('x-middleware-subrequest');
  expect(seen[0]?.headers).not.toHaveProperty('content-security-policy');
});

test('a well-formed request id is kept, any other is replaced', async () => {
  const { origin } = await startWeb({ API_URL: await serve(echo) });
  const ask = (id: string) => fetch(`${origin}/api/user`, { headers: { 'X-Request-Id': id } });
  expect((await ask('abcdef-123')).headers.get('x-request-id')).toBe('abcdef-123');
  expect((await ask('short')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('PUT /setup-password is a call and GET /setup-password a page', async () => {
  const api = await serve((_request, response) => response.end('a call'));
  const { origin } = await startWeb({ API_URL: api });
  const put = await fetch(`${origin}/setup-password`, { method: 'PUT', body: '{}' });
  expect(await put.text()).toBe('a call');
  expect(await (await fetch(`${origin}/setup-password`)).text()).toBe('a page');
});

test.each([
  ['the call of an action', { 'Next-Action': 'x', 'Content-Type': 'text/plain' }, '[]'],
  ['a forged stream of components', { 'Next-Action': 'x', RSC: '1' }, '0:{"then":"$1:__proto__"}'],
  [
    'a form of a megabyte',
    { 'Content-Type': 'multipart/form-data; boundary=b' },
    'b'.repeat(2 ** 20),
  ],
])('a page cannot be posted to, and Next never sees it: %s', async (_what, headers, body) => {
  const { origin, seen } = await startWeb();
  for (const path of ['/', '/login', '/account/profile']) {
    const response = await fetch(origin + path, { method: 'POST', headers, body });
    expect([path, response.status, response.headers.get('allow')]).toEqual([
      path,
      405,
      'GET, HEAD',
    ]);
  }
  expect(seen).toEqual([]);
});

test('a path with broken encoding is 400: a page to a visitor, JSON to a caller', async () => {
  const { origin, seen } = await startWeb();
  for (const path of ['/rom%E2nia', '/%FF', '/%', '/%2e%2e/x']) {
    const page = await rawRequest(origin, [`GET ${path} HTTP/1.1`]);
    expect(page).toMatch(/^HTTP\/1.1 400 [\s\S]*text\/html[\s\S]*nu este scrisă corect/);
    expect(page).toContain('href="/"');
    expect(page).not.toContain('Încearcă din nou');
  }
  const call = await rawRequest(origin, ['GET /api/%FF HTTP/1.1']);
  expect(call).toMatch(/^HTTP\/1.1 400 [\s\S]*application\/json/);
  expect(seen).toEqual([]);
});

test('a client that offers HTTP/2 is served over HTTP/1.1', async () => {
  const { origin } = await startWeb({ API_URL: await serve(echo) });
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'];
  const page = await rawRequest(origin, ['GET /faq HTTP/1.1', ...offer]);
  expect(page).toMatch(/^HTTP\/1.1 200 [\s\S]*a page/);
  const call = await rawRequest(origin, ['GET /api/user HTTP/1.1', ...offer]);
  expect(call).toMatch(/^HTTP\/1.1 200 /);
  expect(call).not.toContain('h2c');
});

test('headers above 16 kB are 431', async () => {
  const { origin } = await startWeb();
  const lines = ['GET / HTTP/1.1', `Cookie: ${'x'.repeat(17_000)}`];
  expect(await rawRequest(origin, lines)).toMatch(/^HTTP\/1.1 431 /);
});

test('an incomplete request is closed after its timeout', async () => {
  const pages = { handle: async () => {}, hasFile: () => false, dev: false };
  const server = createFront(readFrontSettings({}), pages);
  Object.assign(server, { headersTimeout: 100, requestTimeout: 100 });
  const { hostname, port } = new URL(await listen(server));
  const socket = connect(Number(port), hostname);
  socket.write('GET / HTTP/1.1\r\nHost: web.test\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
});

test('an incomplete body closes the connection after 15 s', async () => {
  const arrived = Promise.withResolvers<void>();
  const handle = async () => arrived.resolve();
  const server = createFront(readFrontSettings({}), { handle, hasFile: () => false, dev: true });
  const { hostname, port } = new URL(await listen(server));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const socket = connect(Number(port), hostname);
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nHost: web.test\r\nContent-Length: 5\r\n\r\na');
  await arrived.promise;
  vi.advanceTimersByTime(14_999);
  expect(socket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  await closed;
});

test('calls beyond the limit of an address are refused, and requests pipelined after them are discarded', async () => {
  const urls: (string | undefined)[] = [];
  const api = await serve((request, response) => response.end(`${urls.push(request.url)}\n`));
  const settings = readFrontSettings({ API_URL: api });
  settings.perMinute.calls = 2;
  const pages = { handle: async () => {}, hasFile: () => false, dev: false };
  const { hostname, port } = new URL(await listen(createFront(settings, pages)));
  const socket = connect(Number(port), hostname);
  socket.write('GET /api/user HTTP/1.1\r\nHost: web.test\r\n\r\n'.repeat(50));
  const responses = await text(socket);
  expect(responses.match(/^HTTP\/1.1 \d+/gm)).toEqual([
    'HTTP/1.1 200',
    'HTTP/1.1 200',
    'HTTP/1.1 429',
  ]);
  expect(responses).toMatch(/retry-after: \d+[\s\S]*too_many_attempts/i);
  expect(urls).toHaveLength(2);
});

test('production pages over https set Strict-Transport-Security', async () => {
  const hsts = async (env: Record<string, string>, proto: string) => {
    const { origin } = await startWeb({ TRUSTED_PROXIES: '127.0.0.1', ...env });
    const response = await fetch(origin, { headers: { 'x-forwarded-proto': proto } });
    return response.headers.get('strict-transport-security');
  };
  expect(await hsts(productionEnv, 'https')).toMatch(/^max-age=31536000/);
  expect(await hsts(productionEnv, 'http')).toBeNull();
  expect(await hsts({}, 'https')).toBeNull();
});
