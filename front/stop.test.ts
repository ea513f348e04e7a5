import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '#tests/http-server.ts';
import { endConnections, stopServer } from './stop.ts';

test('a running request ends before the server does', async () => {
  let respond = () => {};
  const server = createServer((_request, response) => {
    respond = () => response.end('whole');
  });
  const origin = await listen(server);
  const pageRequest = fetch(origin);
  await new Promise((resolve) => server.once('request', resolve));
  const stopped = stopServer(server, 5000);
  respond();
  expect(await (await pageRequest).text()).toBe('whole');
  await stopped;
  await expect(fetch(origin)).rejects.toThrow();
});

test('a request that never ends is cut after the wait', async () => {
  const server = createServer(() => {});
  const origin = await listen(server);
  const pageRequest = expect(fetch(origin)).rejects.toThrow();
  await new Promise((resolve) => server.once('request', resolve));
  await stopServer(server, 20);
  await pageRequest;
});

test('before a process ends, its responses close their connections and new ones are accepted', async () => {
  const server = createServer((_request, response) => response.end());
  const origin = await listen(server);
  const ended = endConnections(server);
  expect((await fetch(origin)).headers.get('connection')).toBe('close');
  await ended;
  expect(server.listening).toBe(true);
});
