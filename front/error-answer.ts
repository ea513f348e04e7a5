import type { ServerResponse } from 'node:http';
import type { ErrorCode } from '#contract/error.ts';

/** Answers in the api's error shape, or cuts the connection when an answer is already on its way. */
export function answerError(
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  message: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ message, errors: {}, code });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
