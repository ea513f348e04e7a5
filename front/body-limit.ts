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

/**
 * Cuts the connection of a request whose body is not there in time, or arrives more slowly than its minimum rate. Node
 * itself has one time for all bodies, which is that of the largest.
 */
export function cutLateBody(request: IncomingMessage, { patience, minRate }: BodyLimit): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const cut = () => {
    if (!request.complete) request.destroy();
  };
  const timer = setTimeout(cut, patience);
  const watch = minRate && setInterval(cutIfSlow(request, minRate.bytes, cut), minRate.interval);
  request.once('close', () => {
    clearTimeout(timer);
    clearInterval(watch);
  });
}

/** Returns a check of what has arrived since the last one. What waits to be read is not the sender's delay. */
function cutIfSlow(request: IncomingMessage, bytes: number, cut: () => void): () => void {
  const { socket } = request;
  let before = socket.bytesRead;
  return () => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (arrived < bytes && request.readableLength === 0) cut();
  };
}

function refuse(response: ServerResponse, tooLarge: BodyLimit['tooLarge']): void {
  answerError(response, 413, 'payload_too_large', { connection: 'close' }, tooLarge);
}
