import type { IncomingMessage, ServerResponse } from 'node:http';
import { avatarUpload } from '#contract/account-values.ts';
import { paths } from '#contract/paths.ts';
import { limits } from './limits.ts';
import { sendError } from './error-response.ts';

export type BodyLimit = {
  bytes: number;
  timeoutMs: number;
  minRate?: { bytes: number; interval: number };
  tooLarge?: { field: string; message: string };
};

export function bodyLimitOf(method: string, url: string): BodyLimit {
  return `${method} ${url.split('?', 1)[0]}` === paths.uploadAvatar
    ? { ...avatarUpload, bytes: avatarUpload.maxBytes, minRate: limits.uploadRate }
    : { bytes: limits.body, timeoutMs: limits.bodyTimeoutMs };
}

/** Returns false after responding 413. Chunked bodies get 413 once they are too large. */
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
  // The data listener starts the stream, but the api is not connected yet.
  request.pause();
  return true;
}

/** Node's `requestTimeout` cannot do this, because it must suit the largest body. */
export function cutLateBody(request: IncomingMessage, { timeoutMs, minRate }: BodyLimit): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  const cut = () => {
    if (!request.complete) request.destroy();
  };
  const timer = setTimeout(cut, timeoutMs);
  const watch = minRate && setInterval(cutIfSlow(request, minRate.bytes, cut), minRate.interval);
  request.once('close', () => {
    clearTimeout(timer);
    clearInterval(watch);
  });
}

/** Unread data means that the api is slow, not the client. */
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
  sendError(response, 413, 'payload_too_large', { connection: 'close' }, tooLarge);
}
