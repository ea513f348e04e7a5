import type { ServerResponse } from 'node:http';
import { errorSentences } from '#contract/error-sentences.ts';
import type { ErrorCode } from '#contract/error.ts';

/** Answers in the api's error shape, or cuts the connection when an answer is already on its way. */
export function answerError(
  response: ServerResponse,
  status: number,
  code: ErrorCode,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const body = JSON.stringify({ message: errorSentences[code], errors: {}, code });
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
