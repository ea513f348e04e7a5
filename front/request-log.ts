import type { IncomingMessage, ServerResponse } from 'node:http';
import { folderOf } from '#lib/pages.ts';

/** Omits path and query, which may have tokens and search texts. */
export function logRequest(
  { method = 'GET', url = '/' }: IncomingMessage,
  response: ServerResponse,
  target: string,
  requestId: string,
): void {
  const begun = performance.now();
  response.once('close', () => {
    const line = {
      level: 'info',
      time: new Date().toISOString(),
      request_id: requestId,
      method,
      target,
      ...(target === 'pages' && { page: folderOf(url.split('?', 1)[0] ?? '/') }),
      status: response.headersSent ? response.statusCode : null,
      cache: response.getHeader('cache-status'),
      ms: Math.round((performance.now() - begun) * 10) / 10,
      msg: 'request',
    };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  });
}
