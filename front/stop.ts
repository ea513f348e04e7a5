import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { drainConnections } from '#processes/run-processes.ts';

const noticeMs = 300;

/** Ends connections after their next response: requests during the close would fail. */
export async function endConnections(server: Server, ms = noticeMs): Promise<void> {
  closeAfterResponse(server);
  await wait(ms);
}

/** Waits up to `timeout` ms for running requests, then closes the remaining connections. */
export async function stopServer(server: Server, timeout: number): Promise<void> {
  closeAfterResponse(server);
  await drainConnections();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

function closeAfterResponse(server: Server): void {
  server.off('request', sayClose).prependListener('request', sayClose);
}

function sayClose(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Connection', 'close');
}
