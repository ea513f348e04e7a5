import { expect, test } from 'vitest';
import { setApiUnavailable, setPageStatus } from '#lib/page-gate/page-status.ts';
import { startFront } from './start-front.testing.ts';

test.each(['/', '/login'])(
  'a failed page is replaced by a small one with its request id: %s @S2-28',
  async (path) => {
    const origin = await startFront((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.writeHead(500).end('an empty page');
    });
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
    const html = await answer.text();
    expect(html).toContain('<h1 lang="en">An error occurred</h1>');
    expect(html).toContain(`Eroarea 500 · Codul problemei: ${answer.headers.get('x-request-id')}`);
    expect(html).toContain('<a href="">Încearcă din nou</a>');
    expect(html).toContain('href="/"');
  },
);

test.each(['/', '/login'])('while the api is away a page is 503 and retries: %s', async (path) => {
  const origin = await startFront((_request, response) => {
    setApiUnavailable();
    response.writeHead(500).end();
  });
  const answer = await fetch(origin + path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('refresh')).toBe('5');
});

test('failed page data is 500 on a cacheable page, and otherwise sent as Next made it', async () => {
  const origin = await startFront((_request, response) => {
    response.end('1:E{"digest":"7"}');
  });
  const ask = (path: string) => fetch(origin + path, { headers: { rsc: '1' } });
  expect((await ask('/')).status).toBe(500);
  expect((await ask('/login')).status).toBe(200);
});

test('a missing page of one request has the shared document and its own cookies', async () => {
  const origin = await startFront(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'private, no-store');
    if (url === '/login') response.setHeader('set-cookie', ['at=1', 'rt=2']);
    response.writeHead(404).end(url);
  });
  const answer = await fetch(`${origin}/login`);
  expect([answer.status, await answer.text()]).toEqual([404, '/_not-found']);
  expect(answer.headers.getSetCookie()).toEqual(['at=1', 'rt=2']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('a page without its main content sets its status, except for requests of the client router', async () => {
  const origin = await startFront((_request, response) => {
    setPageStatus(503);
    response.end('a page');
  });
  const ask = (headers: Record<string, string> = {}) => fetch(`${origin}/locations`, { headers });
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([503, 'a page']);
  expect((await ask({ rsc: '1' })).status).toBe(200);
});
