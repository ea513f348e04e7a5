import type { Server } from 'node:http';

/** Stops accepting requests, waits up to `timeout` ms for running ones, then closes the remaining connections. */
export async function stopServer(server: Server, timeout: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.prependListener('request', (_request, response) => {
    response.setHeader('Connection', 'close');
  });
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
