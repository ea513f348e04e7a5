import type { RequestListener } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setApiUnavailable, setPageStatus } from '#lib/page-gate/page-status.ts';
import { limits } from './limits.ts';
import { PageFailure, renderPage } from './render-page.ts';

const render = (handle: RequestListener) =>
  renderPage(async (request, response) => void handle(request, response), {
    url: '/iasi?x=1',
    headers: { rsc: '1' },
  });

test('the response of Next is complete, without connection headers', async () => {
  const page = await render(({ method, url, headers }, response) => {
    response.setHeader('content-type', 'text/plain');
    response.write(`${method} ${url} `);
    response.end(headers.rsc);
  });
  const { body, ...rest } = page;
  expect(body.toString()).toBe('GET /iasi?x=1 1');
  expect(rest).toEqual({
    status: 200,
    ownStatus: null,
    failure: null,
    isShared: false,
    headers: { 'content-type': 'text/plain' },
  });
});

test('a location that was set twice is kept once', async () => {
  const page = await render((_request, response) => {
    response.statusCode = 308;
    response.appendHeader('location', '/a');
    response.appendHeader('location', '/a');
    response.end();
  });
  expect([page.status, page.headers.location]).toEqual([308, '/a']);
});

test('a page sets its own status', async () => {
  const own = await render((_request, response) => {
    setPageStatus(404);
    response.end();
  });
  expect([own.status, own.ownStatus]).toEqual([200, 404]);
  expect(own.failure).toBeNull();
});

test.each([
  [500, '', 500],
  [200, '0:{}\n1f:E{"digest":"123"}\n', 500],
  [200, '0:{}\n1f:E{"digest":"NEXT_REDIRECT;replace;/;308;"}\n', null],
  [200, '0:"E{\\"digest"\n', null],
])('page data with status %i and the rows %j has failed: %s', async (status, rows, failure) => {
  const data = await render((_request, response) => void response.writeHead(status).end(rows));
  expect(data.failure).toBe(failure);
});

test('while the api is unavailable a failed page is 503; a page that renders without the api succeeds', async () => {
  const statusOf = (status: number) =>
    render((_request, response) => {
      setApiUnavailable();
      response.writeHead(status).end();
    });
  expect((await statusOf(500)).failure).toBe(503);
  expect((await statusOf(200)).failure).toBeNull();
});

test('a response that breaks off is a failure', async () => {
  await expect(render((_request, response) => void response.destroy())).rejects.toEqual(
    new PageFailure(500),
  );
  const rejecting = renderPage(async () => Promise.reject(new Error('Next')), {
    url: '/',
    headers: {},
  });
  await expect(rejecting).rejects.toEqual(new PageFailure(500));
});

test('a rendering that exceeds its time is 503, and closes the response of Next', async () => {
  vi.spyOn(limits.pages, 'maxTurnMs', 'get').mockReturnValue(10);
  const closed = Promise.withResolvers<void>();
  const endless = renderPage(
    async (_request, response) => void response.on('close', closed.resolve),
    { url: '/', headers: {} },
  );
  await expect(endless).rejects.toEqual(new PageFailure(503));
  await closed.promise;
});

test('the time limit of a rendering ends with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const timers: number[] = [];
  await render((_request, response) => {
    timers.push(vi.getTimerCount());
    response.end();
  });
  expect([...timers, vi.getTimerCount()]).toEqual([1, 0]);
});
