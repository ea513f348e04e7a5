import { expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { watchPage } from './page-response.ts';

const watch = { begins: () => {}, isPassing: () => false, ownStatus: () => null };

test('an address that was set twice is sent once', async () => {
  const address = await serve((_request, response) => {
    watchPage(response, watch);
    response.statusCode = 308;
    response.appendHeader('location', '/a');
    response.appendHeader('location', '/a');
    response.end();
  });
  const answer = await fetch(address, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('/a');
});

test('a page that fails for a moment is 503, says so and is tried again', async () => {
  const address = await serve((_request, response) => {
    watchPage(response, { ...watch, isPassing: () => true });
    response.statusCode = 500;
    response.setHeader('content-encoding', 'gzip');
    response.flushHeaders();
    response.write('half a page');
    response.end('the other half');
  });
  const answer = await fetch(address);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(answer.headers.get('refresh')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('Încearcă din nou');
});

test('a page that fails for good stays what it is', async () => {
  const address = await serve((_request, response) => {
    watchPage(response, watch);
    response.statusCode = 500;
    response.end('a failure');
  });
  const answer = await fetch(address);
  expect([answer.status, await answer.text()]).toEqual([500, 'a failure']);
});

test('a page has the status that it gave itself, unless it failed', async () => {
  const address = await serve((request, response) => {
    watchPage(response, { ...watch, ownStatus: () => 503 });
    response.statusCode = request.url === '/failed' ? 500 : 200;
    response.end('a page');
  });
  expect((await fetch(address)).status).toBe(503);
  expect((await fetch(`${address}/failed`)).status).toBe(500);
});
