import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { portProblem, requireFreePort } from './ports.ts';

const flag = 'npm start -- --port';

test('a free port has no problem', async () => {
  await requireFreePort(await freePort(), flag);
});

test('a taken port is refused with another one', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, flag)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: npm start -- --port ${port + 1}`,
  );
});

test('an address of another machine is refused with the settings that may name it', async () => {
  await expect(requireFreePort(await freePort(), flag, '192.0.2.1')).rejects.toThrow(
    'This machine has no address 192.0.2.1. Correct WEB_HOST or API_HOST.',
  );
});

// If root runs this test, every port can be used.
test('a port of root is not called taken', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' });
  expect(portProblem(error, 80, flag)).toHaveProperty(
    'message',
    'Port 80 may be used only by root. Choose another port: npm start -- --port 8080',
  );
});
