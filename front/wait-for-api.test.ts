import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { waitForApi } from './wait-for-api.ts';

test('the web waits for an api that is not there yet, and says so once', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');

  const lines: string[] = [];
  const api = createServer((_request, response) => response.writeHead(404).end());
  onTestFinished(() => void api.close());
  const saying = (line: string) => {
    lines.push(line);
    api.listen(port, '127.0.0.1');
  };
  await waitForApi(new URL(`http://127.0.0.1:${port}/v1`), saying, 20);
  expect(lines).toEqual([`Waiting for the api at http://127.0.0.1:${port}.`]);
});
