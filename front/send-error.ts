import type { ServerResponse } from 'node:http';
import { errorSentences, type ErrorCode } from '#contract/error.ts';

/** In the api's error format. Closes the connection if the response has started. */
export function sendError(
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  headers: Record<string, string> = {},
  onField?: { field: string; message: string },
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const message = onField?.message ?? errorSentences[code];
  const errors = onField ? { [onField.field]: [message] } : {};
  const body = JSON.stringify({ message, errors, code });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
