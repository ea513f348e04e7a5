import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from '#settings/operator-error.ts';

const loopback = '127.0.0.1';

export async function requireFreePort(port: number, flag: string, host = loopback): Promise<void> {
  try {
    const server = createServer().listen(port, host);
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  } catch (error) {
    throw portProblem(error, port, flag, host);
  }
}

export function portProblem(error: unknown, port: number, flag: string, host = loopback): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new OperatorError(
      `Port ${port} is taken by another program. Stop it, or choose another port: ${flag} ${port + 1}`,
    );
  if (code === 'EACCES')
    return new OperatorError(
      `Port ${port} may be used only by root. Choose another port: ${flag} ${port + 8000}`,
    );
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new OperatorError(`This machine has no address ${host}. Correct WEB_HOST or API_HOST.`);
  return error;
}
