import { expect, test, vi } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { watchPage, type ResponseKind } from './page-response.ts';

const watch = {
  kind: 'page' as ResponseKind,
  begins: () => {},
  isPassing: () => false,
  ownStatus: () => null,
  showInstead: () => {},
};

test('a Location header set twice is sent once', async () => {
  const address = await serve((_request, response) => {
    watchPage(response, watch);
    response.statusCode = 308;
    response.appendHeader('location', '/a');
    response.appendHeader('location', '/a');
    response.end();
  });
  const response = await fetch(address, { redirect: 'manual' });
  expect(response.headers.get('location')).toBe('/a');
});

test('a page that fails temporarily is a 503 with a message and retries', async () => {
  const address = await serve((_request, response) => {
    watchPage(response, { ...watch, isPassing: () => true });
    response.statusCode = 500;
    response.setHeader('content-encoding', 'gzip');
    response.flushHeaders();
    response.write('half a page');
    response.end('the other half');
  });
  const response = await fetch(address);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.headers.get('refresh')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('Încearcă din nou');
});

test('a failed or not-found page is replaced by another, with its cookies and cache headers', async () => {
  const address = await serve(({ url }, response) => {
    const showInstead = (page: string) => void response.end(`${response.statusCode} ${page}`);
    watchPage(response, { ...watch, showInstead });
    response.statusCode = Number(url?.slice(1));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('cache-control', 'private, no-store');
    response.appendHeader('set-cookie', 'at=1');
    response.write('an empty page');
    response.end();
  });
  const failed = await fetch(`${address}/500`);
  expect(await failed.text()).toBe('200 /error');
  expect(failed.headers.getSetCookie()).toEqual(['at=1']);
  expect(failed.headers.get('cache-control')).toBe('private, no-store');
  expect(await (await fetch(`${address}/404`)).text()).toBe('200 /_not-found');
});

test('a missing file and the data of a failed page are not replaced', async () => {
  const showInstead = vi.fn();
  const address = await serve(({ url }, response) => {
    watchPage(response, { ...watch, kind: url === '/data' ? 'data' : 'page', showInstead });
    response.statusCode = url === '/data' ? 500 : 404;
    response.setHeader('content-type', url === '/data' ? 'text/html' : 'text/plain');
    response.end('a failure');
  });
  for (const [path, status] of Object.entries({ data: 500, file: 404 })) {
    const response = await fetch(`${address}/${path}`);
    expect([response.status, await response.text()]).toEqual([status, 'a failure']);
  }
  expect(showInstead).not.toHaveBeenCalled();
});

test('if the error page itself fails, a small page says so with a link home @S2-29', async () => {
  const address = await serve((_request, response) => {
    watchPage(response, { ...watch, kind: 'stand-in' });
    response.statusCode = 500;
    response.end('an empty page');
  });
  const response = await fetch(address);
  expect(response.status).toBe(500);
  const html = await response.text();
  expect(html).toContain('An error occurred while showing the error page</h1>');
  expect(html).toContain('href="/"');
});

test('a page has the status that it set, unless it redirects', async () => {
  const address = await serve((request, response) => {
    watchPage(response, { ...watch, ownStatus: () => 503 });
    response.statusCode = request.url === '/moved' ? 308 : 200;
    response.end('a page');
  });
  expect((await fetch(address)).status).toBe(503);
  expect((await fetch(`${address}/moved`)).status).toBe(308);
});
