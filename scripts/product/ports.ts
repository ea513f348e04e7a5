import { once } from 'node:events';
import { createServer } from 'node:net';
import { Problem } from './problem.ts';

export async function requireFreePort(port: number, flag: string): Promise<void> {
  const isTaken = await listenOnce(port).then(
    () => false,
    () => true,
  );
  if (!isTaken) return;
  throw new Problem(
    `Port ${port} is taken by another program. Stop it, or choose another port: ${flag} ${port + 1}`,
  );
}

async function listenOnce(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
