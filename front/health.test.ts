import { expect, test } from 'vitest';
import { serve } from '#tests/http-server.ts';
import { emptyPage, startFront } from './start-front.testing.ts';

async function startWeb(API_URL: string, isStopping = () => false) {
  const env = { API_URL, GIT_COMMIT: 'abc123' };
  const origin = await startFront(emptyPage, env, { isStopping });
  return async (path: string) => {
    const response = await fetch(origin + path);
    return { status: response.status, body: await response.json() };
  };
}

const ok = { status: 200, body: { status: 'ok' } };

test('without its api the web is live and ready: cached pages need no api', async () => {
  const ask = await startWeb('http://127.0.0.1:1');
  expect(await ask('/livez')).toEqual(ok);
  expect(await ask('/readyz')).toEqual(ok);
});

test('/readyz?all=1 has the status of the api', async () => {
  const api = await serve((request, response) => {
    response.writeHead(503).end(JSON.stringify({ status: 'database', url: request.url }));
  });
  const ask = await startWeb(api);
  const body = { status: 'database', url: '/readyz?all=1' };
  expect(await ask('/readyz?all=1')).toEqual({ status: 503, body });
});

test('a web that stops is live but not ready', async () => {
  const ask = await startWeb('http://127.0.0.1:1', () => true);
  expect(await ask('/livez')).toEqual(ok);
  expect(await ask('/readyz')).toEqual({ status: 503, body: { status: 'draining' } });
});

test('/version names the commit', async () => {
  const ask = await startWeb('http://127.0.0.1:1');
  expect(await ask('/version')).toEqual({ status: 200, body: { commit: 'abc123' } });
});
