import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listenWithApi } from './lifecycle.ts';

test('the web listens once the api responds, and logs the wait once', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');

  const lines: { line: string; listening: boolean }[] = [];
  const api = createServer((_request, response) => response.writeHead(404).end());
  const web = createServer();
  onTestFinished(() => {
    api.close();
    web.close();
  });
  vi.spyOn(console, 'error').mockImplementation((line: string) => {
    lines.push({ line, listening: web.listening });
    api.listen(port, '127.0.0.1');
  });
  const settings = { apiUrl: `http://127.0.0.1:${port}/v1`, WEB_HOST: '127.0.0.1', WEB_PORT: 0 };
  await listenWithApi(web, settings, 20);
  expect(web.listening).toBe(true);
  const line = `Waiting for the api at http://127.0.0.1:${port}.`;
  expect(lines).toEqual([{ line, listening: false }]);
});
