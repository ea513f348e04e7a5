import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerError } from './error-answer.ts';
import type { BodyLimit } from './target.ts';

/** False, and answered with 413, when the body says that it is longer than the limit; one that lies is cut off. */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  { bytes, tooLarge }: BodyLimit,
): boolean {
  if (Number(request.headers['content-length'] ?? 0) > bytes) {
    refuse(response, tooLarge);
    return false;
  }
  if (request.headers['transfer-encoding'] === undefined) return true;

  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received <= bytes) return;
    request.unpipe();
    request.removeAllListeners('data');
    request.resume();
    refuse(response, tooLarge);
  });
  // Listening sets the body flowing; it has to wait for the connection with the api.
  request.pause();
  return true;
}

function refuse(response: ServerResponse, tooLarge: BodyLimit['tooLarge']): void {
  answerError(response, 413, 'payload_too_large', { connection: 'close' }, tooLarge);
}
