import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { listen } from '#tests/http-server.ts';
import { drainConnections } from '#processes/run-processes.ts';
import { stopServer } from './lifecycle.ts';

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

test('connections that the kernel has accepted are served before the server closes', async () => {
  const server = createServer((_request, response) => response.end('whole'));
  const { port } = new URL(await listen(server));
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: web\r\nConnection: close\r\n\r\n');
    return socket;
  });
  await new Promise(process.nextTick);
  const stopped = drainConnections(server, 0).then(() => stopServer(server, 5000));
  for (const response of await Promise.all(sockets.map(text))) expect(response).toContain('whole');
  await stopped;
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
  const ended = drainConnections(server, 300);
  expect((await fetch(origin)).headers.get('connection')).toBe('close');
  await ended;
  expect(server.listening).toBe(true);
});
