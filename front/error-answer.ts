import type { ServerResponse } from 'node:http';
import { errorSentences } from '#contract/error-sentences.ts';
import type { ErrorCode } from '#contract/error.ts';

/** Answers in the api's error shape, with the sentence of the code or that of a field, or cuts the connection when an answer is already on its way. */
export function answerError(
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
